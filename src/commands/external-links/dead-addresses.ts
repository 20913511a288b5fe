import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { fetchWithTimeout, networkErrorCode } from '../../lib/fetch-with-timeout.ts';

/** An address that leads out of the site, and the file that has it. */
export interface ExternalAddress {
  /** Path of the file below the content folder. */
  file: string;
  address: string;
  /** Whether an article first appeared there, and when. */
  original?: true;
  date?: Date | undefined;
}

/** Lists the external addresses in the content: the originals of articles, the publications, the networks. */
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
    ...publications.map(({ url }) => ({ file: 'publications.json', address: url })),
    ...site.networks.map(({ url }) => ({ file: 'site.json', address: url })),
  ];
}

/** An address that leads to nothing any more. */
export interface DeadAddress extends ExternalAddress {
  /** What the host answered, in French. */
  reason: string;
}

/**
 * Requests every page, one at a time on each host.
 *
 * @returns the dead ones in the order of `addresses`; nothing at all when no host can be reached, which
 *   says more of this machine's network than of the pages.
 */
export async function findDeadAddresses(
  addresses: ExternalAddress[],
): Promise<DeadAddress[] | undefined> {
  const answers = new Map<string, number | string>();
  const hosts = Map.groupBy(addresses, ({ address }) => new URL(address).host);
  await Promise.all(
    [...hosts.values()].map(async (pages) => {
      for (const { address } of pages) answers.set(address, await requestPage(address));
    }),
  );
  if (addresses.length > 0 && ![...answers.values()].some(Number.isInteger)) return undefined;
  return addresses.flatMap((external) => {
    const reason = DEATH_REASONS.get(answers.get(external.address));
    return reason === undefined ? [] : [{ ...external, reason }];
  });
}

/** What is answered for a page that no longer exists. Other errors mean a refused robot or a short outage. */
const DEATH_REASONS = new Map<unknown, string>([
  [404, 'erreur 404'],
  [410, 'erreur 410'],
  ['ENOTFOUND', 'domaine introuvable'],
]);

/** The headers of every request: some hosts refuse one without a user agent, and the Internet Archive asks programs to give one. */
export const REQUEST_HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; verification-hebdomadaire-des-liens)',
};

/** Requests a page, redirects included. Returns the status, or the system's code of a network error. */
async function requestPage(address: string): Promise<number | string> {
  const request = async (method: string) => {
    const response = await fetchWithTimeout(address, { method, headers: REQUEST_HEADERS });
    await response.body?.cancel();
    return response;
  };
  try {
    // Many hosts refuse to tell of a page without showing it.
    const { ok, status } = await request('HEAD');
    return ok ? status : (await request('GET')).status;
  } catch (error) {
    return networkErrorCode(error);
  }
}
