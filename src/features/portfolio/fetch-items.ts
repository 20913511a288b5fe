import { memoize } from '@/lib/memoize.ts';
import { CATEGORY_NAMES } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { articleDataPath, CHUNK_SIZE, chunkPath, itemDataPath } from '@/content/paths.ts';
import type { Tab } from '@/content/tabs.ts';
import { REQUEST_TIMEOUT_MS } from '@/lib/timeout.ts';

const itemsAt = memoize(fetchItems);

/**
 * Fetches consecutive items of a tab, once: a second call gets the same answer, unless it was a failure.
 *
 * @param tab whose items, newest first.
 * @param index which chunk of 24, counted from 0.
 * @throws Error when they can't be had.
 */
export function loadChunk(tab: Tab, index: number): Promise<ItemData[]> {
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
export async function loadPhoto(position: number): Promise<ItemData> {
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
export async function loadItem(slug: string): Promise<ItemData | undefined> {
  const item = await fetchJson(itemDataPath(slug));
  if (item !== undefined && !isItem(item)) throw new Error('Not an item.');
  return item;
}

/**
 * Whether an article has that name.
 *
 * @throws Error when nobody can tell.
 */
export const isArticle = async (slug: string): Promise<boolean> =>
  (await fetchJson(articleDataPath(slug))) !== undefined;

async function fetchItems(path: string): Promise<ItemData[]> {
  const items = await fetchJson(path);
  if (!Array.isArray(items) || !items.every(isItem)) throw new Error('Not items.');
  return items;
}

/**
 * Tells an item from whatever else a host may send in its place: a card and a modal can show it.
 *
 * @param value as JSON gives it.
 */
export function isItem(value: unknown): value is ItemData {
  if (typeof value !== 'object') return false;
  const item: Record<string, unknown> = { ...value };
  const { slug, category, position, title, description, ...others } = item;
  return (
    [slug, title, description].every((text) => typeof text === 'string') &&
    typeof position === 'number' &&
    Object.hasOwn(CATEGORY_NAMES, String(category)) &&
    Object.values(others).every((other) => other !== null && typeof other !== 'number')
  );
}

/**
 * Fetches one of the site's own files of data.
 *
 * @param path address below the site's.
 * @param signals each of them ends the wait.
 * @returns what it holds; undefined where there is no such file.
 * @throws Error when it can't be had: no network, no answer in 15 s, another error status, no JSON.
 */
export async function fetchJson(path: string, ...signals: AbortSignal[]): Promise<unknown> {
  const signal = AbortSignal.any([...signals, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
  const response = await fetch(path, { signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
