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
import { externalAddresses, deadAmong, type Dead, probe } from './check.ts';
import { archivedCopy, askToKeep } from './archive.ts';

/** What came of a weekly check. */
interface Checked {
  /** How many addresses were looked at. */
  count: number;
  dead: DeadLink[];
  /** What the archive was asked to keep. */
  kept: string[];
}

/**
 * Looks at every page elsewhere that the content leads to, records in the content folder those that are gone, with a
 * copy where the archive has one, and asks it to keep the others where the owner wants that.
 *
 * @param today at midnight UTC.
 * @param ask stands in for `fetch`.
 * @returns nothing when no host can be reached; nothing is recorded then.
 * @throws Error in French when the record of the week before is damaged.
 */
export async function weeklyCheck(
  content: ParsedContent,
  today: Date,
  ask: typeof fetch = fetch,
): Promise<Checked | undefined> {
  const { folder, site } = content;
  const addresses = externalAddresses(content);
  const found = await deadAmong(addresses, (address) => probe(address, { ask }));
  if (!found) return undefined;
  const before = await readDeadLinks(folder);
  const copied = new Set(before.flatMap(({ address, copy }) => (copy ? address : [])));
  const copies = new Map<string, ArchivedCopy>();
  for (const { address, date } of found) {
    const copy = copied.has(address) ? undefined : await archivedCopy(address, date, ask);
    if (copy) copies.set(address, copy);
  }
  const dead = newRecord(found, before, copies, isoDay(today));
  const path = join(folder, DEAD_LINKS_FILE);
  if (dead.length === 0) await rm(path, { force: true });
  else await writeFile(path, `${JSON.stringify({ links: dead }, undefined, 2)}\n`);
  const gone = new Set(dead.map(({ address }) => address));
  const originals = addresses.flatMap(({ address, original }) =>
    original && !gone.has(address) ? address : [],
  );
  const kept = site.archiveOriginals ? await askToKeep(folder, originals, today, ask) : [];
  return { count: addresses.length, dead, kept };
}

/**
 * The record of this week. A page that answers again isn't in it.
 *
 * @param dead what was found dead.
 * @param before the last record: what stands in it keeps its day and its copy.
 * @param copies that were found this week, by the address of the page.
 * @param today « 2026-11-21 ».
 */
export function newRecord(
  dead: Dead[],
  before: DeadLink[],
  copies: ReadonlyMap<string, ArchivedCopy>,
  today: string,
): DeadLink[] {
  return dead.map(({ file, address, reason }) => {
    const known = before.find((link) => link.address === address);
    const copy = known?.copy ?? copies.get(address);
    return {
      file,
      address,
      reason,
      since: known?.since ?? today,
      archive: `https://web.archive.org/web/${address}`,
      ...(copy && { copy }),
    };
  });
}
