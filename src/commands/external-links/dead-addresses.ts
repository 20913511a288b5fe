import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { fetchWithTimeout, networkErrorCode, type FetchOptions } from '../fetch-with-timeout.ts';

/** An address that leads to nothing any more. */
export interface DeadAddress extends ExternalAddress {
  /** What the host answered. */
  reason: string;
}

/**
 * Requests every page and returns the dead ones; one request at a time per host.
 *
 * @param addresses of the pages.
 * @param fetcher checks one page.
 * @returns the dead ones in the order of `addresses`; nothing at all when no host can be reached, which
 *   says more of this machine's network than of the pages.
 */
export async function findDeadAddresses(
  addresses: ExternalAddress[],
  fetcher: (address: string) => Promise<PageStatus> = checkAddress,
): Promise<DeadAddress[] | undefined> {
  const answers = new Map<string, PageStatus>();
  const hosts = Map.groupBy(addresses, ({ address }) => new URL(address).host);
  await Promise.all(
    [...hosts.values()].map(async (external) => {
      for (const { address } of external) answers.set(address, await fetcher(address));
    }),
  );
  if (addresses.length > 0 && ![...answers.values()].some(cameFromHost)) return undefined;
  return addresses.flatMap((external) => {
    const answer = answers.get(external.address);
    return typeof answer === 'object' ? [{ ...external, reason: answer.dead }] : [];
  });
}

function cameFromHost(answer: PageStatus): boolean {
  return answer === 'alive' || (typeof answer === 'object' && answer.dead.startsWith('erreur'));
}

/** An address that leads out of the site, and the file that has it. */
interface ExternalAddress {
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

/** Statuses of a page that no longer exists. Others mean a refused robot or a short outage. */
const GONE_STATUSES = new Set([404, 410]);

/** Some hosts answer nothing to a visitor without a name. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; verification-hebdomadaire-des-liens)' };

/** State of a page: dead for a reason, alive, or unknown. */
type PageStatus = { dead: string } | 'alive' | 'unknown';

/**
 * Checks whether a page still exists. Redirects are followed; a page is dead only when its host says so,
 * or when there is no such host any more.
 *
 * @param address of the page.
 */
export async function checkAddress(
  address: string,
  options: FetchOptions = {},
): Promise<PageStatus> {
  const request = async (method: string): Promise<PageStatus> => {
    const response = await fetchWithTimeout(address, { ...options, method, headers: HEADERS });
    await response.body?.cancel();
    if (response.ok) return 'alive';
    return GONE_STATUSES.has(response.status) ? { dead: `erreur ${response.status}` } : 'unknown';
  };
  try {
    // Many hosts refuse to tell of a page without showing it.
    const answer = await request('HEAD');
    return answer === 'alive' ? answer : await request('GET');
  } catch (error) {
    return networkErrorCode(error) === 'ENOTFOUND' ? { dead: 'domaine introuvable' } : 'unknown';
  }
}
