import { DOSSIERS_PATH } from './dossier.ts';

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
export function publicAddress(address: string): string {
  return address.startsWith('/') ? BASE + address : address;
}
