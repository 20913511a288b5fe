import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { parsePageDocument } from '../../importer/page-document.ts';
import { parseFrenchDate } from '../../lib/dates.ts';
import { fetchWithTimeout, networkErrorCode } from '../../lib/fetch-with-timeout.ts';
import { findReasonForDoubt } from './doubtful-pages.ts';

/** An address that leads out of the site, and the file that has it. */
export interface ExternalAddress {
  /** Path of the file below the content folder. */
  file: string;
  address: string;
  /** Whether an article first appeared there. */
  original?: true;
  /** When that page was published. */
  date?: Date | undefined;
}

/** Lists the addresses in the content that lead to other sites: originals of articles, LinkedIn publications and profiles. */
export function listExternalAddresses({
  items,
  publications,
  site,
}: ParsedContent): ExternalAddress[] {
  return [
    ...items.flatMap(({ file, data }) =>
      data.category === 'Articles' && data.originalUrl !== undefined
        ? [{ file, address: data.originalUrl, original: true as const, date: data.date }]
        : [],
    ),
    ...publications.map(({ url, date }) => ({
      file: 'publications.json',
      address: url,
      date: parseFrenchDate(date),
    })),
    ...site.networks.map(({ url }) => ({ file: 'site.json', address: url })),
  ];
}

/** An address that leads to nothing any more, or seems to. */
interface SuspectAddress extends ExternalAddress {
  /** What the host answered, in French. */
  reason: string;
}

interface CheckedAddresses {
  dead: SuspectAddress[];
  /** Addresses that answer with success, but perhaps not with the page. */
  doubtful: SuspectAddress[];
}

/**
 * Checks addresses by requesting each of them, one at a time on each host.
 *
 * @returns the dead and the doubtful ones, in the order of `addresses`; undefined when no host can be reached, which says
 *   more of this machine's network than of the pages.
 */
export async function checkAddresses(
  addresses: ExternalAddress[],
): Promise<CheckedAddresses | undefined> {
  const answers = new Map<string, Answer>();
  const hosts = Map.groupBy(addresses, ({ address }) => new URL(address).host);
  await Promise.all(
    [...hosts.values()].map(async (pages) => {
      for (const { address } of pages) answers.set(address, await requestPage(address));
    }),
  );
  const isReached = ({ status }: Answer) => Number.isInteger(status);
  if (addresses.length > 0 && ![...answers.values()].some(isReached)) return undefined;
  const withReason = (toReason: (answer: Answer | undefined) => string | undefined) =>
    addresses.flatMap((external) => {
      const reason = toReason(answers.get(external.address));
      return reason === undefined ? [] : [{ ...external, reason }];
    });
  return {
    dead: withReason((answer) => DEATH_REASONS.get(answer?.status)),
    doubtful: withReason((answer) => answer?.doubt),
  };
}

/**
 * The HTTP statuses and network errors of a page that no longer exists, with the reason in French. Other errors mean a
 * refused robot or a short outage.
 */
const DEATH_REASONS = new Map<unknown, string>([
  [404, 'erreur 404'],
  [410, 'erreur 410'],
  ['ENOTFOUND', 'domaine introuvable'],
]);

/**
 * The headers of every request of the weekly check. Some hosts refuse a request without a user agent, and the Internet
 * Archive asks programs to send one.
 */
export const REQUEST_HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; verification-hebdomadaire-des-liens)',
};

interface Answer {
  /** The status, or the system's code of a network error. */
  status: number | string;
  /** Why the page may be gone although the host answers with success. */
  doubt?: string | undefined;
}

/** Requests a page, redirects included. */
async function requestPage(address: string): Promise<Answer> {
  try {
    const response = await fetchWithTimeout(address, { headers: REQUEST_HEADERS });
    const { ok, status, url } = response;
    const document = await readDocument(response);
    // A response that a program makes has no address.
    return {
      status,
      doubt: ok ? findReasonForDoubt(address, url || address, document) : undefined,
    };
  } catch (error) {
    return { status: networkErrorCode(error) };
  }
}

/** Parses a response as an HTML document; returns undefined for what isn't HTML, or can't be read to its end. */
async function readDocument(response: Response): Promise<Document | undefined> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('html')) {
    await response.body?.cancel();
    return undefined;
  }
  try {
    return parsePageDocument({
      url: new URL(response.url),
      type,
      bytes: new Uint8Array(await response.arrayBuffer()),
    });
  } catch {
    return undefined;
  }
}
