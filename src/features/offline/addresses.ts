import { ADMIN_PATH, DOSSIERS_PATH } from '../../content/unlisted-pages.ts';

/** Address of the service worker, below the site's base: it can serve what stands beside and below it. */
export const WORKER_PATH = '/sw.js';

/** Address of the page that lists the copies, below the site's base. */
export const OFFLINE_PATH = '/hors-connexion/';

/**
 * Names of the caches of the service worker.
 *
 * @param base path below which the site is published, without its last « / »: other sites may stand beside it.
 */
export const cacheNames = (base: string) => ({
  pages: `pages ${base}/`,
  files: `fichiers ${base}/`,
  offline: `hors-connexion ${base}/`,
});

/** How the names of the caches of the first version begin, which had one for each page. */
export const firstCaches = (base: string) => `copie ${base}/`;

/** Pages that are never kept: secret ones, the owner's desk, the search, which asks each time, and the list itself. */
const EXCLUDED = [ADMIN_PATH, DOSSIERS_PATH, OFFLINE_PATH, '/recherche/'];

/** An address that ends with the name of a file. */
const FILE = /\.[^/]*$/;

/** Files whose names change with what is in them: neither sound nor films nor documents. */
const HASHED_FILE = /^\/_astro\/.*\.(avif|css|gif|jpe?g|js|json|png|svg|webp|woff2)$/;

/**
 * Whether a page may be kept on the device of who reads it.
 *
 * @param pathname of the page.
 * @param base path below which the site is published, without its last « / ».
 */
export function isKeptPage(pathname: string, base: string): boolean {
  const path = below(base, pathname);
  if (path === undefined || FILE.test(path)) return false;
  return !EXCLUDED.some((excluded) => `${path}/`.startsWith(excluded));
}

/** Whether a file may be kept with the page that shows it: as `isKeptPage`. */
export function isKeptFile(pathname: string, base: string): boolean {
  const path = below(base, pathname);
  return path !== undefined && HASHED_FILE.test(path);
}

function below(base: string, pathname: string): string | undefined {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
