import { memoize } from '@/lib/memoize.ts';
import { isPortfolioItem } from './is-item.ts';
import type { PortfolioItem } from '@/content/item.ts';
import { articleDataPath, CHUNK_SIZE, chunkPath, itemDataPath } from '@/content/paths.ts';
import type { Tab } from '@/content/tabs.ts';
import { fetchJson } from './fetch-json.ts';

const itemsAt = memoize(fetchItems);

/**
 * Fetches consecutive items of a tab, once: a second call gets the same answer, unless it was a failure.
 *
 * @param tab whose items, newest first.
 * @param index which chunk of 24, counted from 0.
 * @throws Error when they can't be had.
 */
export function loadChunk(tab: Tab, index: number): Promise<PortfolioItem[]> {
  return itemsAt(chunkPath(tab, index));
}

/** Lets the next call fetch a chunk again: what came was of no use. */
export function forgetChunk(tab: Tab, index: number): void {
  itemsAt.forget(chunkPath(tab, index));
}

/**
 * Fetches one photo by its place.
 *
 * @param position among all photos, newest first, counted from 0.
 * @throws Error when it can't be had.
 */
export async function loadPhoto(position: number): Promise<PortfolioItem> {
  const index = Math.floor(position / CHUNK_SIZE);
  const photos = await loadChunk('Photos', index);
  const photo = photos[position % CHUNK_SIZE];
  if (!photo) {
    forgetChunk('Photos', index);
    throw new Error(`No photo ${position}.`);
  }
  return photo;
}

/**
 * Fetches one item that opens over the grid, by its name.
 *
 * @returns the item; undefined when there is none of that name.
 * @throws Error when it can't be had.
 */
export async function loadItem(slug: string): Promise<PortfolioItem | undefined> {
  const item = await fetchJson(itemDataPath(slug));
  if (item !== undefined && !isPortfolioItem(item)) throw new Error('Not an item.');
  return item;
}

/**
 * Whether an article has that name.
 *
 * @throws Error when nobody can tell.
 */
export const isArticle = async (slug: string): Promise<boolean> =>
  (await fetchJson(articleDataPath(slug))) !== undefined;

async function fetchItems(path: string): Promise<PortfolioItem[]> {
  const items = await fetchJson(path);
  if (!Array.isArray(items) || !items.every(isPortfolioItem)) throw new Error('Not items.');
  return items;
}
