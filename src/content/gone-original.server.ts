import { contentRoot } from './content-folder.server.ts';
import { readDeadLinks } from './dead-links.server.ts';
import { memoize } from '../lib/memoize.ts';
import type { GoneOriginal } from './item.ts';
import { longDate } from '../lib/french-date.ts';

/** The record is one file, and every card, page and list of articles asks for it. */
const deadLinks = memoize(readDeadLinks);

/**
 * What is left of an original that the weekly check has found dead.
 *
 * @param address of the original, as its entry has it.
 * @returns nothing for one that is online, as far as is known.
 */
export async function goneOriginal(address: string | undefined): Promise<GoneOriginal | undefined> {
  if (address === undefined) return undefined;
  const dead = await deadLinks(contentRoot());
  const link = dead.find(({ adresse }) => adresse === address);
  if (!link) return undefined;
  const { copie } = link;
  return copie ? { copy: { url: copie.adresse, date: longDate(new Date(copie.jour)) } } : {};
}
