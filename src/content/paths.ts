import { TAB_SLUGS, type Tab } from './tabs.ts';
import { hasNoVideo } from './item.ts';
import type { Item } from './item.ts';
import { DOSSIERS_PATH } from './publish-status.ts';
import { facetSlug, type FacetKind } from './facets.ts';

/**
 * The path below which this build is published, without its last « / »: empty on a host of its own. Every
 * address of the site starts with it.
 */
export const BASE: string = import.meta.env.BASE_PATH;

/** Address of the home page. */
export const HOME_PATH = `${BASE}/`;

/** Address of the newsletter project's page. */
export const PROJECT_PATH = `${BASE}/projet`;

/** Address of the list of all publications, once there are more than the project's page shows. */
export const PUBLICATIONS_PATH = `${BASE}/publications/`;

/**
 * Address of a dossier: those have it whom its owner told.
 *
 * @param key its secret part.
 */
export const dossierPath = (key: string) => `${BASE}${DOSSIERS_PATH}${key}/`;

/** Address of the search; it takes its query in `q`. */
export const SEARCH_PATH = `${BASE}/recherche`;

/** Where the search has its index and the program that reads it. */
export const SEARCH_INDEX_PATH = `${BASE}/pagefind/`;

/** Address of the CV, whatever the owner's file is called. */
export const CV_PATH = `${BASE}/cv.pdf`;

/** Address of the feed. */
export const FEED_PATH = `${BASE}/rss.xml`;

/**
 * An address as the owner writes it: one that starts with « / » is that of a file in `public/`.
 *
 * @param address that one, or an absolute one.
 */
export function withBasePath(address: string): string {
  return address.startsWith('/') ? BASE + address : address;
}

/** What of an address names the item that is open over the grid. */
export const OPEN_ITEM_PARAM = 'ouvrir';

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
export function itemPath(item: Pick<Item, 'category' | 'slug' | 'videoUrl'>): string {
  const { category, slug } = item;
  if (category === 'Articles') return articlePath(slug);
  if (hasNoVideo(item)) return `${archivePath('Tous')}#${slug}`;
  return `${HOME_PATH}?${OPEN_ITEM_PARAM}=${encodeURIComponent(slug)}#portfolio`;
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
  return `${BASE}/${['portfolio', ...archivePathSegments(tab, page)].join('/')}/`;
}

/** What the address of a page of the archive says after « portfolio »: its category, then its number. */
export function archivePathSegments(tab: Tab, page: number): string[] {
  return [...(tab === 'Tous' ? [] : [TAB_SLUGS[tab]]), ...(page === 1 ? [] : [String(page)])];
}

/**
 * Address of the list of a theme or a place.
 *
 * @param name as it is written somewhere; without one, of the list of all of them.
 * @param page counted from 1.
 */
export function facetPath(kind: FacetKind, name = '', page = 1): string {
  const steps = [kind, facetSlug(name), page === 1 ? '' : String(page)].filter(Boolean);
  return `${BASE}/portfolio/${steps.join('/')}/`;
}

/** Address of the feed of a theme. */
export const topicFeedPath = (theme: string) => `${facetPath('themes', theme)}rss.xml`;
