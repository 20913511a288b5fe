import { TAB_SLUGS, type Tab } from './portfolio-tabs.ts';
import { isVideoWithoutUrl, type Item, type Language } from './item.ts';
import { DOSSIERS_PATH, SOURCES_BASE_PATH } from './unlisted-pages.ts';
import { facetSlug, type FacetKind } from './facets.ts';

/**
 * The base path of the site in this build, without a final « / »: empty when the site has a domain of its own. Every URL path
 * below starts with it.
 */
export const BASE: string = import.meta.env.BASE_PATH;

export const HOME_PATH = `${BASE}/`;
export const PROJECT_PAGE_PATH = `${BASE}/projet`;
export const FEED_PATH = `${BASE}/rss.xml`;
export const PODCAST_FEED_PATH = `${BASE}/podcast.xml`;

/** URL path of the podcast's picture, whatever the owner's file is called. */
export const PODCAST_PICTURE_PATH = `${BASE}/podcast.jpg`;

export const PUBLICATIONS_PATH = `${BASE}/publications/`;

/** Returns the path of a dossier's page. The dossier's secret key in it makes the path impossible to guess. */
export const dossierPath = (key: string) => `${BASE}${DOSSIERS_PATH}${key}/`;

export const PRIVACY_PATH = `${BASE}/confidentialite/`;

/** URL path of the page « Fiche pour les rédactions », the fact sheet for newsrooms. */
export const SHEET_PATH = `${BASE}/fiche/`;

/** Returns the URL path of the page that presents the owner in another language. */
export const languagePagePath = (lang: Language) => `${BASE}/${lang}/`;

/** URL path of the page for confidential sources. The owner's public key and QR code are at fixed paths below it. */
export const SOURCES_PATH = BASE + SOURCES_BASE_PATH;
export const PGP_KEY_PATH = `${SOURCES_PATH}cle.asc`;
export const SIGNAL_CODE_PATH = `${SOURCES_PATH}signal.png`;

/** URL path of the search page; the query is in the parameter `q`. */
export const SEARCH_PATH = `${BASE}/recherche`;

/** URL path of the folder with the script and the index of the search engine, Pagefind. */
export const PAGEFIND_PATH = `${BASE}/pagefind/`;

/** URL path of the CV, whatever the owner's file is called. */
export const CV_PATH = `${BASE}/cv.pdf`;

/** Adds the base path to a path from the content (« /… », a file in `public/`); an absolute URL stays as it is. */
export function withBasePath(address: string): string {
  return address.startsWith('/') ? BASE + address : address;
}

/** Name of the URL parameter that holds the slug of the item open in a modal. */
export const OPEN_ITEM_PARAM = 'ouvrir';

/** The number of items in one JSON file for the grid. */
export const CHUNK_SIZE = 24;

/** The number of items on one page of the archive. */
export const ARCHIVE_PAGE_SIZE = 48;

export const articlePath = (slug: string) => `${BASE}/articles/${slug}/`;

/**
 * Returns the path at which an item is shown: the page of an article, the home page with the modal of a video or photo
 * open, or the archive for a video without a URL.
 */
export function itemPath(item: Pick<Item, 'category' | 'slug' | 'videoUrl'>): string {
  const { category, slug } = item;
  if (category === 'Articles') return articlePath(slug);
  if (isVideoWithoutUrl(item)) return `${archivePagePath('Tous')}#${slug}`;
  return `${HOME_PATH}?${OPEN_ITEM_PARAM}=${encodeURIComponent(slug)}#portfolio`;
}

/** Returns the URL path of the JSON file with the text of an article. The slug may come from a URL, so it is encoded. */
export const articleDataPath = (slug: string) =>
  `${BASE}/data/articles/${encodeURIComponent(slug)}.json`;

/** Returns the URL path of the JSON file with the transcript of a video or sound. */
export const transcriptDataPath = (slug: string) => `${BASE}/data/transcriptions/${slug}.json`;

/** Returns the URL path of the plain-text transcript of a podcast episode, by the slug of its article. */
export const podcastTranscriptPath = (slug: string) => `${BASE}/data/transcriptions/${slug}.txt`;

/** Returns the URL path of the captions of a video, whatever the owner's file is called. */
export const captionsPath = (slug: string) => `${BASE}/data/sous-titres/${slug}.vtt`;

/** Returns the URL path of the PDF of an article's printed pages, whatever the owner's file is called. */
export const scansPdfPath = (slug: string) => `${BASE}/data/imprimes/${slug}.pdf`;

/** Returns the URL path of the JSON file of an item that opens in a modal. The slug may come from a URL, so it is encoded. */
export const modalItemDataPath = (slug: string) =>
  `${BASE}/data/items/${encodeURIComponent(slug)}.json`;

/**
 * Returns the URL path of the JSON file with one chunk of the items of a tab, newest first.
 *
 * @param index of the chunk, from 0.
 */
export const chunkPath = (tab: Tab, index: number) =>
  `${BASE}/data/portfolio/${TAB_SLUGS[tab]}/${index + 1}.json`;

/**
 * Returns the path of one page of the archive.
 *
 * @param page number, from 1.
 */
export function archivePagePath(tab: Tab, page = 1): string {
  return `${BASE}/${['portfolio', ...archivePageSegments(tab, page)].join('/')}/`;
}

/** Returns what follows « portfolio » in an archive page's path: the tab, except « Tous », and the page number from 2 on. */
export function archivePageSegments(tab: Tab, page: number): string[] {
  return [...(tab === 'Tous' ? [] : [TAB_SLUGS[tab]]), ...(page === 1 ? [] : [String(page)])];
}

/**
 * Returns the path of a page that lists the items on a topic or in a place.
 *
 * @param name in any spelling; without it, the path of the list of all topics or places.
 * @param page number, from 1.
 */
export function facetPath(kind: FacetKind, name = '', page = 1): string {
  const segments = [kind, facetSlug(name), page === 1 ? '' : String(page)].filter(Boolean);
  return `${BASE}/portfolio/${segments.join('/')}/`;
}

export const topicFeedPath = (topic: string) => `${facetPath('themes', topic)}rss.xml`;
