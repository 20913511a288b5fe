import { DESK_PATH } from '../desk-path.ts';
import { DOSSIERS_PATH } from '../dossier.ts';
import { WORKER_PATH } from './worker-path.ts';

/** Address of the page that lists the copies, below the site's base. */
export const OFFLINE_PATH = '/hors-connexion/';

/** Pages that are never kept: secret ones, the owner's desk, the search, which asks each time, and the list itself. */
const PASSING = [DESK_PATH, DOSSIERS_PATH, OFFLINE_PATH, '/recherche/'];

/** Where the files of pages stand, and what they are: neither films nor documents. */
const FILES =
  /^\/(?!_astro\/keep-page\.|admin\/|pagefind\/|partage\/).*\.(avif|css|gif|jpe?g|js|json|png|svg|webp|woff2)$/;

/**
 * Whether a page may be kept on the device of who reads it.
 *
 * @param pathname of the page.
 * @param base path below which the site is published, without its last « / ».
 */
export function isKeptPage(pathname: string, base: string): boolean {
  const path = below(base, pathname);
  return path !== undefined && !PASSING.some((passing) => `${path}/`.startsWith(passing));
}

/** Whether a file may be kept with the page that shows it: as `isKeptPage`. */
export function isKeptFile(pathname: string, base: string): boolean {
  const path = below(base, pathname);
  return path !== undefined && path !== WORKER_PATH && FILES.test(path);
}

/** Whether a file never changes under its name: any page may have kept it. */
export const isHashed = (address: string, base: string): boolean =>
  new URL(address).pathname.startsWith(`${base}/_astro/`);

/** A picture as the build names its sizes: the name and digest of its original, and then a word for the size. */
const SIZE = /(\/_astro\/[^/]+\.[\w-]{8})_[\w-]+\.\w+$/;

/** What the addresses of a picture have in common, whatever its size; that of any other file as it is. */
export const sameInAnySize = (address: string): string => address.replace(SIZE, '$1');

function below(base: string, pathname: string): string | undefined {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
