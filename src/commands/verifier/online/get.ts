import { askHost, codeOf, type Asking } from '../../ask-host.ts';

/** What came of a request: what the host said, or in French why it said nothing. */
export type Answer = { status: number; headers: Headers; body: string } | { failure: string };

/** Asks for a page, without following it where it leads. Never throws. */
export async function get(address: string, asking: Asking = {}): Promise<Answer> {
  try {
    const response = await askHost(address, { ...asking, redirect: 'manual' });
    return {
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    };
  } catch (error) {
    return { failure: networkFault(error) };
  }
}

/** What Node says of a name that leads to no machine, or that it could not ask for. */
const NO_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN']);

const CERTIFICATE = /CERT|TLS|SSL|VERIFY/;

/**
 * Why a request had no answer, and what to do, in French, without a final stop.
 *
 * @param error that `fetch` threw.
 */
export function networkFault(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'pas de réponse à temps ; réessayez dans quelques minutes';
  const code = codeOf(error);
  if (NO_NAME.has(code))
    return 'ce nom ne mène à aucune machine ; vérifiez qu’il est bien écrit et que cet ordinateur a du réseau';
  if (CERTIFICATE.test(code))
    return 'son certificat « https » n’est pas valable ; un hébergeur met jusqu’à une journée à en donner un, réessayez plus tard';
  return 'la connexion est refusée ou coupée ; vérifiez le réseau de cet ordinateur, puis réessayez';
}

/** Something of the installation that the owner should look at. */
export interface Finding {
  /** « What is the matter ; how to mend it. », in French, as it is shown. */
  line: string;
  /** Whether visitors, or the next publication, meet something broken: the rest is advice. */
  broken?: boolean;
}
