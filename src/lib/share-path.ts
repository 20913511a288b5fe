import type { NamedPage } from './page-meta.ts';
import { articlePath, archivePath } from './portfolio-paths.ts';
import { BASE } from './site-paths.ts';

/** Where the images are, one a page. */
export const FOLDER = `${BASE}/partage`;

/**
 * Address of the picture that a link to a page shows. The pages of one list share theirs, and a page that
 * was not found has that of the home page.
 */
export function sharePath(page: NamedPage): string {
  switch (page.name) {
    case 'home':
    case 'not-found':
      return `${FOLDER}/accueil.jpg`;
    case 'project':
      return `${FOLDER}/projet.jpg`;
    case 'article':
      return image(articlePath(page.entry.id));
    case 'archive':
      return image(archivePath(page.archive.tab));
  }
}

/** The image of a page has the page's own address, in a folder for images. */
function image(path: string): string {
  return `${FOLDER}${path.slice(BASE.length, -1)}.jpg`;
}
