import type { PortfolioItem } from '@/content/item.ts';
import { CHUNK_SIZE } from '@/content/paths.ts';
import { filterItems, type PerTab, type Tab } from '@/content/tabs.ts';

/** The items that have arrived so far, for each tab: always its newest ones, without a gap. */
export type Arrived = PerTab<readonly PortfolioItem[]>;

/**
 * The newest items of a tab, as far as they are known: those that were asked for under that tab, or
 * those among all items, whichever reach further back.
 */
export function knownItems(arrived: Arrived, tab: Tab): readonly PortfolioItem[] {
  const own = arrived[tab];
  const among = filterItems(arrived.Tous, tab);
  return among.length > own.length ? among : own;
}

/** Which chunk of a tab comes next, counted from 0. */
export function nextChunk(arrived: Arrived, tab: Tab): number {
  return Math.floor(arrived[tab].length / CHUNK_SIZE);
}

/**
 * Adds a chunk to the items of its tab.
 *
 * @param index which chunk, counted from 0; those before it have arrived.
 * @returns a new record. An item that is already there, as after an update of the site, isn't repeated.
 */
export function addChunk(
  arrived: Arrived,
  tab: Tab,
  index: number,
  chunk: readonly PortfolioItem[],
): Arrived {
  const before = arrived[tab].slice(0, index * CHUNK_SIZE);
  const slugs = new Set(before.map(({ slug }) => slug));
  return { ...arrived, [tab]: [...before, ...chunk.filter(({ slug }) => !slugs.has(slug))] };
}
