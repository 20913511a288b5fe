import { ADMIN_PATH, DOSSIERS_PATH, SOURCES_BASE_PATH } from '../../content/unlisted-pages.ts';

/** Path of the service worker below the site's base. At the root, so that its scope is the whole site. */
export const WORKER_PATH = '/sw.js';

/** Path of the page that lists the saved pages, below the site's base. */
export const OFFLINE_PATH = '/hors-connexion/';

/**
 * Paths of pages that are never cached, and that search engines must not list: the admin, secret dossiers, and pages whose
 * content depends on the visitor.
 */
const UNLISTED_PATHS = [ADMIN_PATH, DOSSIERS_PATH, OFFLINE_PATH, '/recherche/'];

/** Matches a path that ends with a file name, which isn't the path of a page. */
const FILE_NAME_AT_END = /\.[^/]*$/;

/** Matches the path of a file that may be cached: its name has a content hash, and it is no audio, video or document. */
const HASHED_FILE_PATH = /^\/_astro\/.*\.(avif|css|gif|jpe?g|js|json|png|svg|webp|woff2)$/;

/**
 * Whether the service worker may cache a page.
 *
 * @param base path of the site without its final « / ».
 */
export function isCacheablePage(pathname: string, base: string): boolean {
  const path = stripBase(base, pathname);
  if (path === undefined || FILE_NAME_AT_END.test(path)) return false;
  return !isUnlistedPage(path) && !`${path}/`.startsWith(SOURCES_BASE_PATH);
}

/**
 * Whether search engines must not list a page.
 *
 * @param path below the site's base, with or without its final « / ».
 */
export function isUnlistedPage(path: string): boolean {
  return UNLISTED_PATHS.some((unlisted) => `${path}/`.startsWith(unlisted));
}

/** Whether the service worker may cache a file; parameters as in `isCacheablePage`. */
export function isCacheableFile(pathname: string, base: string): boolean {
  const path = stripBase(base, pathname);
  return path !== undefined && HASHED_FILE_PATH.test(path);
}

/** Returns the path below the base; undefined outside the site. */
function stripBase(base: string, pathname: string): string | undefined {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
