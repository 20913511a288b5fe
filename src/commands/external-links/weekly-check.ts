import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DEAD_LINKS_FILE,
  readDeadLinks,
  type ArchivedCopy,
  type DeadLink,
} from '../../content/dead-links.server.ts';
import { isoDay } from '../../lib/dates.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import {
  listExternalAddresses,
  findDeadAddresses,
  type DeadAddress,
  checkAddress,
} from './dead-addresses.ts';
import { findArchivedCopy, requestNewCopies } from './internet-archive.ts';

/** Result of a weekly check. */
interface WeeklyReport {
  /** How many addresses were checked. */
  count: number;
  dead: DeadLink[];
  /** Addresses whose copy was requested from the Internet Archive. */
  requestedCopies: string[];
}

/**
 * Looks at every page elsewhere that the content leads to, records in the content folder those that are gone, with a
 * copy where the archive has one, and asks it to keep the others where the owner wants that.
 *
 * @param today at midnight UTC.
 * @param fetcher stands in for `fetch`.
 * @returns undefined when no host can be reached; nothing is recorded then.
 * @throws Error in French when the record of the week before is damaged.
 */
export async function runWeeklyCheck(
  content: ParsedContent,
  today: Date,
  fetcher: typeof fetch = fetch,
): Promise<WeeklyReport | undefined> {
  const { folder, site } = content;
  const addresses = listExternalAddresses(content);
  const deadAddresses = await findDeadAddresses(addresses, (address) =>
    checkAddress(address, { fetcher }),
  );
  if (!deadAddresses) return undefined;
  const previousLinks = await readDeadLinks(folder);
  const addressesWithCopy = new Set(
    previousLinks.flatMap(({ address, copy }) => (copy ? address : [])),
  );
  const newCopies = new Map<string, ArchivedCopy>();
  for (const { address, date } of deadAddresses) {
    const copy = addressesWithCopy.has(address)
      ? undefined
      : await findArchivedCopy(address, date, fetcher);
    if (copy) newCopies.set(address, copy);
  }
  const dead = updateDeadLinks(deadAddresses, previousLinks, newCopies, isoDay(today));
  const path = join(folder, DEAD_LINKS_FILE);
  if (dead.length === 0) await rm(path, { force: true });
  else await writeFile(path, `${JSON.stringify({ links: dead }, undefined, 2)}\n`);
  const deadSet = new Set(dead.map(({ address }) => address));
  const originals = addresses.flatMap(({ address, original }) =>
    original && !deadSet.has(address) ? address : [],
  );
  const requestedCopies = site.archiveOriginals
    ? await requestNewCopies(folder, originals, today, fetcher)
    : [];
  return { count: addresses.length, dead, requestedCopies };
}

/**
 * Makes the new list of dead links. A page that answers again is left out.
 *
 * @param dead what was found dead.
 * @param previousLinks last week's list: its links keep their day and copy.
 * @param copies that were found this week, by the address of the page.
 * @param today « 2026-11-21 ».
 */
export function updateDeadLinks(
  dead: DeadAddress[],
  previousLinks: DeadLink[],
  copies: ReadonlyMap<string, ArchivedCopy>,
  today: string,
): DeadLink[] {
  return dead.map(({ file, address, reason }) => {
    const previousLink = previousLinks.find((link) => link.address === address);
    const copy = previousLink?.copy ?? copies.get(address);
    return {
      file,
      address,
      reason,
      since: previousLink?.since ?? today,
      archive: `https://web.archive.org/web/${address}`,
      ...(copy && { copy }),
    };
  });
}
