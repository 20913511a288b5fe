import { memoize } from '@/lib/memoize.ts';
import { CATEGORY_NAMES } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { articleDataPath, CHUNK_SIZE, chunkPath, modalItemDataPath } from '@/content/paths.ts';
import type { Tab } from '@/content/portfolio-tabs.ts';
import { REQUEST_TIMEOUT_MS } from '@/lib/fetch-with-timeout.ts';

const fetchItemsOnce = memoize(fetchItems);

/**
 * Fetches 24 consecutive items of a tab, newest first. The result is cached unless it was an error.
 *
 * @param index of the chunk of 24, from 0.
 * @throws Error when the request fails.
 */
export function loadItemChunk(tab: Tab, index: number): Promise<ItemData[]> {
  return fetchItemsOnce(chunkPath(tab, index));
}

/** Removes an unusable chunk from the cache, so that the next call fetches it again. */
export function forgetItemChunk(tab: Tab, index: number): void {
  fetchItemsOnce.forget(chunkPath(tab, index));
}

/**
 * Fetches one photo.
 *
 * @param position among all photos, newest first, from 0.
 * @throws Error when the request fails or there is no such photo.
 */
export async function loadPhoto(position: number): Promise<ItemData> {
  const index = Math.floor(position / CHUNK_SIZE);
  const photos = await loadItemChunk('Photos', index);
  const photo = photos[position % CHUNK_SIZE];
  if (!photo) {
    forgetItemChunk('Photos', index);
    throw new Error(`No photo ${position}.`);
  }
  return photo;
}

/**
 * Fetches one item by its slug, for a link that opens it over the grid.
 *
 * @returns the item; undefined when there is none with that slug.
 * @throws Error when the request fails.
 */
export async function loadItem(slug: string): Promise<ItemData | undefined> {
  const item = await fetchJson(modalItemDataPath(slug));
  if (item !== undefined && !isItemData(item)) throw new Error('Not an item.');
  return item;
}

/** Asks the server whether there is an article with a slug. @throws Error when the request fails. */
export const articleExists = async (slug: string): Promise<boolean> =>
  (await fetchJson(articleDataPath(slug))) !== undefined;

async function fetchItems(path: string): Promise<ItemData[]> {
  const items = await fetchJson(path);
  if (!Array.isArray(items) || !items.every(isItemData)) throw new Error('Not items.');
  return items;
}

/** Whether a parsed JSON value is an item that a card and a modal can show. */
export function isItemData(value: unknown): value is ItemData {
  if (typeof value !== 'object') return false;
  const item: Record<string, unknown> = { ...value };
  const { slug, category, position, title, description, ...optional } = item;
  return (
    [slug, title, description].every((text) => typeof text === 'string') &&
    typeof position === 'number' &&
    Object.hasOwn(CATEGORY_NAMES, String(category)) &&
    Object.values(optional).every((field) => field !== null && typeof field !== 'number')
  );
}

/**
 * Fetches one of the site's own JSON files.
 *
 * @param path of the file, with the site's base.
 * @param signals that abort the request.
 * @returns the parsed content; undefined on a 404.
 * @throws Error on a network error, after 15 s, on another error status, or for invalid JSON.
 */
export async function fetchJson(path: string, ...signals: AbortSignal[]): Promise<unknown> {
  const signal = AbortSignal.any([...signals, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
  const response = await fetch(path, { signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
