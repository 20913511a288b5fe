/** Path of the editor's page, relative to the site's base path. */
export const ADMIN_PATH = '/admin/';

/**
 * Whether a path is that of the editor's page, with or without its final « / ».
 *
 * @param base the site's base path, without a final « / ».
 */
export function isAdminPage(pathname: string, base: string): boolean {
  return `${pathname.replace(/\/$/, '')}/` === base + ADMIN_PATH;
}

/** Parent path of the dossiers' pages, relative to the site's base path. */
export const DOSSIERS_PATH = '/dossiers/';

/** The robots directives of a dossier's page. */
export const UNLISTED_ROBOTS = 'noindex, nofollow, noarchive';

/** Path of the page for sources, relative to the site's base path: search engines may list it, but nothing keeps a copy. */
export const SOURCES_FOLDER = '/confier/';
