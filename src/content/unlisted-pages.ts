/** URL path of the page with the owner's editor, below the site's base path. */
export const ADMIN_PATH = '/admin/';

/**
 * Whether a path is that of the editor's page, with or without its final « / ».
 *
 * @param base the site's base path, without a final « / ».
 */
export function isAdminPage(pathname: string, base: string): boolean {
  return `${pathname.replace(/\/$/, '')}/` === base + ADMIN_PATH;
}

/** URL path under which the pages of all dossiers are, below the site's base path. */
export const DOSSIERS_PATH = '/dossiers/';

/** Directives for search engines, in a dossier's `<meta>` and header: not to list the page, follow its links or keep it. */
export const UNLISTED_ROBOTS = 'noindex, nofollow, noarchive';

/**
 * URL path of the page for confidential sources, below the site's base path. Search engines may list the page, but neither
 * browsers nor the service worker keep a copy.
 */
export const SOURCES_BASE_PATH = '/confier/';
