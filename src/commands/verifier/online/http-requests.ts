import {
  fetchWithTimeout,
  networkErrorCode,
  type FetchOptions,
} from '../../../lib/fetch-with-timeout.ts';

export interface HttpResponse {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Fetches a page without following redirects. Never throws.
 *
 * @returns the response, or a French message why there is none.
 */
export async function fetchWithoutRedirect(
  address: string,
  options: FetchOptions = {},
): Promise<HttpResponse | { failure: string }> {
  try {
    const response = await fetchWithTimeout(address, { ...options, redirect: 'manual' });
    const { status, headers } = response;
    return { status, headers, body: await response.text() };
  } catch (error) {
    return { failure: networkErrorMessage(error) };
  }
}

/** Error codes of a host name that leads to no machine, or that could not be looked up. */
const UNKNOWN_HOST_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN']);

const CERTIFICATE_CODE = /CERT|TLS|SSL|VERIFY/;

/**
 * Explains a failed request and what to do, in French, without a final stop.
 *
 * @param error that `fetch` threw.
 */
export function networkErrorMessage(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'pas de réponse à temps ; réessayez dans quelques minutes';
  const code = networkErrorCode(error);
  if (UNKNOWN_HOST_CODES.has(code))
    return 'ce nom ne mène à aucune machine ; vérifiez qu’il est bien écrit et que cet ordinateur a du réseau';
  if (CERTIFICATE_CODE.test(code))
    return 'son certificat « https » n’est pas valable ; un hébergeur met jusqu’à une journée à en donner un, réessayez plus tard';
  return 'la connexion est refusée ou coupée ; vérifiez le réseau de cet ordinateur, puis réessayez';
}
