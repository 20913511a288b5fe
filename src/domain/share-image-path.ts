import { BASE } from './site-paths.ts';

/** Where the images are, one a page. */
export const SHARE_FOLDER = `${BASE}/partage`;

/**
 * Address of the picture that a link to a page shows: the page's own address, in a folder for images.
 *
 * @param page address of the page, base included.
 */
export function shareImagePath(page: string): string {
  const steps = page.slice(BASE.length + 1).replace(/\/$/, '');
  return `${SHARE_FOLDER}/${steps === '' ? 'accueil' : steps}.jpg`;
}
