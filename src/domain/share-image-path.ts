import { BASE } from './site-paths.ts';

/** Where the images are, one a page. */
export const SHARE_FOLDER = `${BASE}/partage`;

/**
 * Address of the picture that a link to a page shows: the page's own address, in a folder for images.
 *
 * @param page address of the page, base included.
 * @param kind `jpg` where it shows a picture of the page's, `png` where a cloth stands in.
 */
export function shareImagePath(page: string, kind: 'jpg' | 'png'): string {
  const steps = page.slice(BASE.length + 1).replace(/\/$/, '');
  return `${SHARE_FOLDER}/${steps === '' ? 'accueil' : steps}.${kind}`;
}
