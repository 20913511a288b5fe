import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEAD_LINKS_FILE, readDeadLinks, type DeadLink } from '../../content/dead-links.server.ts';
import { isoDay } from '../../lib/dates.ts';
import type { ParsedContent } from '../../content/parsed-content.server.ts';
import { listExternalAddresses, checkAddresses } from './dead-addresses.ts';
import { findArchivedCopy, isNearDay, requestNewCopies } from './internet-archive.ts';

/** Result of a weekly check. */
interface WeeklyReport {
  /** How many addresses were checked. */
  count: number;
  dead: DeadLink[];
  /** Pages that answer, but perhaps with something else: for the owner to look at, recorded nowhere. */
  doubtful: { file: string; address: string; reason: string }[];
  /** Addresses whose copy was requested from the Internet Archive. */
  requestedCopies: string[];
}

/**
 * Checks every external link in the content, and records the dead ones with their copies in the Internet Archive. A link
 * that was dead before keeps its recorded day, and its copy if that is near the day of publication; one that answers again
 * leaves the record. With `archiveOriginals` in `site.json`, it also asks the archive to save originals that are neither
 * dead nor doubtful, each only once.
 *
 * @param today at midnight UTC.
 * @returns undefined when no host can be reached; nothing is recorded then.
 * @throws Error in French when the record of the week before is damaged.
 */
export async function runWeeklyCheck(
  content: ParsedContent,
  today: Date,
): Promise<WeeklyReport | undefined> {
  const { folder, site } = content;
  const addresses = listExternalAddresses(content);
  const checked = await checkAddresses(addresses);
  if (!checked) return undefined;
  const { doubtful } = checked;
  const previousLinks = await readDeadLinks(folder);
  const dead: DeadLink[] = [];
  for (const { file, address, reason, date } of checked.dead) {
    const previous = previousLinks.find((link) => link.address === address);
    const since = previous?.since ?? isoDay(today);
    const archive = `https://web.archive.org/web/${address}`;
    const isCopyNear = previous?.copy && isNearDay(previous.copy.day, date);
    const copy = isCopyNear ? previous.copy : await findArchivedCopy(address, date);
    dead.push({ file, address, reason, since, archive, copy });
  }
  const path = join(folder, DEAD_LINKS_FILE);
  if (dead.length === 0) await rm(path, { force: true });
  else await writeFile(path, `${JSON.stringify({ links: dead }, undefined, 2)}\n`);
  // A copy of a doubtful page might be one of a home page.
  const suspects = new Set([...dead, ...doubtful].map(({ address }) => address));
  const originals = addresses.flatMap(({ address, original }) =>
    original && !suspects.has(address) ? address : [],
  );
  const requestedCopies = site.archiveOriginals
    ? await requestNewCopies(folder, originals, today)
    : [];
  return { count: addresses.length, dead, doubtful, requestedCopies };
}
