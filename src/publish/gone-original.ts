import { contentRoot } from '../content/content-root.ts';
import { readDeadLinks } from '../content/dead-links.ts';
import { memoize } from '../domain/memoize.ts';
import type { GoneOriginal } from '../domain/portfolio/item.ts';
import { longDate } from '../domain/text/french-date.ts';

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
