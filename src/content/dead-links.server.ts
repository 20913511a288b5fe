import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentRoot } from './environment.server.ts';
import { memoize } from '../lib/memoize.ts';
import type { DeadOriginal } from './item.ts';
import { longDate } from '../lib/dates.ts';

/** Path of the list of dead links, relative to the content folder. */
export const DEAD_LINKS_FILE = 'dead-links.json';

/** Schema of the copy of a dead page in the Internet Archive. */
const archivedCopy = z.object({
  address: z.url({ protocol: /^https$/ }),
  /** When it was archived. */
  day: z.iso.date(),
});

const deadLink = z.object({
  /** Path of the file that contains the link, relative to the content folder. */
  file: z.string(),
  address: z.string(),
  /** Why it counts as dead: the host's answer, in French. */
  reason: z.string(),
  /** When it was first found dead. */
  since: z.iso.date(),
  /** URL where the owner can look for an archived copy. */
  archive: z.string(),
  copy: archivedCopy.optional(),
});

/** Schema of the list of dead links. The weekly check writes it, and the owner reads it too, so its texts are French. */
const deadLinksFile = z.object({ links: z.array(deadLink) });

export type DeadLink = z.infer<typeof deadLink>;
export type ArchivedCopy = z.infer<typeof archivedCopy>;

/**
 * Reads the links that the last weekly check found dead.
 *
 * @param folder absolute path of the content folder.
 * @throws Error in French when the file is damaged.
 */
export async function readDeadLinks(folder: string): Promise<DeadLink[]> {
  const source = await readFile(join(folder, DEAD_LINKS_FILE), 'utf8').catch(() => undefined);
  if (source === undefined) return [];
  try {
    return deadLinksFile.parse(JSON.parse(source)).links;
  } catch (cause) {
    throw new Error('ce fichier est abîmé ; supprimez-le, il se refait tout seul', { cause });
  }
}

/** Returns the list of dead links, read once: `getItems` looks for the original of every article in it. */
const getDeadLinks = memoize(readDeadLinks);

/**
 * Looks up whether the weekly check found an article's original dead.
 *
 * @param original its URL, as in the article's file.
 * @returns undefined for one that is online, as far as known.
 */
export async function findDeadOriginal(
  original: string | undefined,
): Promise<DeadOriginal | undefined> {
  if (original === undefined) return undefined;
  const dead = await getDeadLinks(contentRoot());
  const link = dead.find(({ address }) => address === original);
  if (!link) return undefined;
  const { copy } = link;
  return copy ? { copy: { url: copy.address, date: longDate(new Date(copy.day)) } } : {};
}
