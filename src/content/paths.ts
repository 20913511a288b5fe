import { TAB_SLUGS, type Tab } from './tabs.ts';
import { BASE, HOME_PATH } from './site-paths.ts';
import { isSilent, type PortfolioItem } from './item.ts';

/** What of an address names the item that is open over the grid. */
export const OPEN_PARAMETER = 'ouvrir';

/** How many items one file of data holds. */
export const CHUNK_SIZE = 24;

/** How many items one page of the archive lists. */
export const ARCHIVE_PAGE_SIZE = 48;

/** Address of the page of an article. */
export const articlePath = (slug: string) => `${BASE}/articles/${slug}/`;

/**
 * Address at which an item shows: an article has a page, a video or a photo opens over the grid; what can't be opened has
 * its place in the archive.
 */
export function itemPath(item: Pick<PortfolioItem, 'category' | 'slug' | 'videoUrl'>): string {
  const { category, slug } = item;
  if (category === 'Articles') return articlePath(slug);
  if (isSilent(item)) return `${archivePath('Tous')}#${slug}`;
  return `${HOME_PATH}?${OPEN_PARAMETER}=${encodeURIComponent(slug)}#portfolio`;
}

/**
 * Address of the formatted text of an article, as data.
 *
 * @param slug of the article, or whatever an address names in its place.
 */
export const articleDataPath = (slug: string) =>
  `${BASE}/data/articles/${encodeURIComponent(slug)}.json`;

/** Address of the transcript of a video, as data. */
export const transcriptDataPath = (slug: string) => `${BASE}/data/transcriptions/${slug}.json`;

/** Address of the captions of a video, whatever the owner's file is called. */
export const captionsPath = (slug: string) => `${BASE}/data/sous-titres/${slug}.vtt`;

/**
 * Address of one item that opens over the grid, as data.
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
