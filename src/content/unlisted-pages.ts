/** Address of the desk's page, below the site's base. */
export const ADMIN_PATH = '/admin/';

/**
 * Whether a path is that of the desk's page, with or without its last « / ».
 *
 * @param base path below which the site is published, without its last « / ».
 */
export function isAdminPage(pathname: string, base: string): boolean {
  return `${pathname.replace(/\/$/, '')}/` === base + ADMIN_PATH;
}
