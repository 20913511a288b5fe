/** Address of the desk's page, below the site's base. */
export const DESK_PATH = '/admin/';

/** The header that the desk sends with its requests: a page of another site can't, without asking first. */
export const DESK_HEADER = 'x-desk';

/**
 * Whether a path is that of the desk's page, with or without its last « / ».
 *
 * @param base path below which the site is published, without its last « / ».
 */
export function isDeskPage(pathname: string, base: string): boolean {
  return `${pathname.replace(/\/$/, '')}/` === base + DESK_PATH;
}
