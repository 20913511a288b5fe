import { TAB_SLUGS, type Tab } from './tabs.ts';
import { BASE } from '../site-paths.ts';

/** How many items one file of data holds. */
export const CHUNK_SIZE = 24;

/** How many items one page of the archive lists. */
export const ARCHIVE_PAGE_SIZE = 48;

/** Address of the page of an article. */
export const articlePath = (slug: string) => `${BASE}/articles/${slug}/`;

/** Address of the formatted text of an article, as data. */
export const articleDataPath = (slug: string) => `${BASE}/data/articles/${slug}.json`;

/**
 * Address of one item, as data.
 *
 * @param slug of the item, or whatever an address names in its place.
 */
export const itemDataPath = (slug: string) => `${BASE}/data/items/${encodeURIComponent(slug)}.json`;

/**
 * Address of some consecutive items of a tab, as data.
 *
 * @param tab whose items, newest first.
 * @param index which file, counted from 0.
 */
export const chunkPath = (tab: Tab, index: number) =>
  `${BASE}/data/portfolio/${TAB_SLUGS[tab]}/${index + 1}.json`;

/**
 * Address of one page of the archive.
 *
 * @param tab whose items the page lists.
 * @param page counted from 1.
 */
export function archivePath(tab: Tab, page = 1): string {
  return `${BASE}/${['portfolio', ...archiveSteps(tab, page)].join('/')}/`;
}

/** What the address of a page of the archive says after « portfolio »: its category, then its number. */
export function archiveSteps(tab: Tab, page: number): string[] {
  return [...(tab === 'Tous' ? [] : [TAB_SLUGS[tab]]), ...(page === 1 ? [] : [String(page)])];
}
