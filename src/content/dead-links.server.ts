import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from './environment.server.ts';
import { memoize } from '../lib/memoize.ts';
import type { DeadOriginal } from './item.ts';
import { longDate } from '../lib/dates.ts';

/** Path of the record below the content folder. */
export const DEAD_LINKS_FILE = 'dead-links.json';

/** A page as an archive has kept it. */
const copy = z.object({
  address: z.url({ protocol: /^https$/ }),
  /** The day on which it was kept. */
  day: z.iso.date(),
});

const deadLink = z.object({
  /** The file that has the link, below the content folder. */
  file: z.string(),
  address: z.string(),
  /** What the host answered. */
  reason: z.string(),
  /** The day on which it was first found dead. */
  since: z.iso.date(),
  /** Where to look for an archived copy. */
  archive: z.string(),
  /** The copy that was found there. */
  copy: copy.optional(),
});

/** The addresses that answer no more. A machine writes it and the owner reads it: its words are French. */
const record = z.object({ links: z.array(deadLink) });

export type DeadLink = z.infer<typeof deadLink>;
export type ArchivedCopy = z.infer<typeof copy>;

/**
 * The addresses that the weekly check last found dead.
 *
 * @param folder absolute path of the content folder.
 * @returns none where it has recorded none.
 * @throws Error in French when the record is damaged.
 */
export async function readDeadLinks(folder: string): Promise<DeadLink[]> {
  const source = await readFile(join(folder, DEAD_LINKS_FILE), 'utf8').catch(() => undefined);
  if (source === undefined) return [];
  try {
    return record.parse(JSON.parse(source)).links;
  } catch (cause) {
    throw new Error('ce fichier est abîmé ; supprimez-le, il se refait tout seul', { cause });
  }
}

/** The record is one file, and every card, page and list of articles asks for it. */
const deadLinks = memoize(readDeadLinks);

/**
 * What is left of an original that the weekly check has found dead.
 *
 * @param original its address, as its entry has it.
 * @returns nothing for one that is online, as far as is known.
 */
export async function findDeadOriginal(
  original: string | undefined,
): Promise<DeadOriginal | undefined> {
  if (original === undefined) return undefined;
  const dead = await deadLinks(contentRoot());
  const link = dead.find(({ address }) => address === original);
  if (!link) return undefined;
  const { copy } = link;
  return copy ? { copy: { url: copy.address, date: longDate(new Date(copy.day)) } } : {};
}
