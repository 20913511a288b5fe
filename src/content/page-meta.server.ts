import type { ArchivePage, FacetIndex, FacetPage } from './static-paths.server.ts';
import { getAbout, getProject, getSite, type DossierEntry } from './queries.server.ts';
import { TOP, type MenuKind } from './menu.ts';
import type { Figure } from './pictures/picture.ts';
import { itemName, standfirstOrText, type Article } from './item.ts';
import {
  archivePath,
  articlePath,
  HOME_PATH,
  PROJECT_PATH,
  PUBLICATIONS_PATH,
  SEARCH_PATH,
  topicFeedPath,
  facetPath,
} from './paths.ts';
import { FACETS } from './facets.ts';

/** Which page a document is. */
export type Page =
  | { name: 'home' | 'project' | 'publications' | 'search' | 'offline' | 'not-found' }
  | { name: 'article'; item: Article }
  | { name: 'dossier'; entry: DossierEntry }
  | { name: 'archive'; archive: ArchivePage }
  | { name: 'facets'; index: FacetIndex }
  | { name: 'facet'; facet: FacetPage };

/** What is enough of a page to name it. */
export type NamedPage =
  | Exclude<Page, { name: 'archive' }>
  | { name: 'archive'; archive: Pick<ArchivePage, 'tab' | 'page'> };

/** What the document's frame shows for a page. */
export interface PageMeta {
  /** Title of the page itself, without the site's name. */
  heading: string;
  title: string;
  description: string;
  /** Address below the site's; none for a page that has no fixed one, or tells it to nobody. */
  path?: string;
  /** The picture that the share image is made of; a cloth is drawn where there is none. */
  picture?: Figure | undefined;
  /** When an article was published. */
  published?: Date | undefined;
  /** A feed of its own, beside that of the site. */
  feed?: { title: string; path: string };
  menu: MenuKind;
  /** Address of the menu entry that is active when the page opens, if any. */
  active?: string;
}

/** How long a description for search engines may be, in characters. */
const DESCRIPTION_LENGTH = 160;

/** Title, description and menu of a page (spec §2). */
export async function pageMeta(page: NamedPage): Promise<PageMeta> {
  const site = await getSite();
  const project = await getProject();
  const titled = (heading: string) => ({ heading, title: `${heading} · ${site.name}` });
  switch (page.name) {
    case 'home':
      return {
        heading: site.hero.title,
        title: `${site.name} · ${site.profession}`,
        description: site.description,
        path: HOME_PATH,
        picture: (await getAbout()).portrait,
        menu: 'full',
        active: TOP,
      };
    case 'project':
      return {
        ...titled(project.name),
        description: project.description,
        path: PROJECT_PATH,
        picture: project.photo,
        menu: 'home-only',
      };
    case 'publications':
      return {
        ...titled('Toutes les publications'),
        description: `Les publications de ${site.name} sur LinkedIn, de la plus récente à la plus ancienne.`,
        path: PUBLICATIONS_PATH,
        picture: project.photo,
        menu: 'inner',
      };
    case 'article': {
      const { item } = page;
      return {
        ...titled(itemName(item)),
        description: standfirstOrText(item, DESCRIPTION_LENGTH),
        path: articlePath(item.slug),
        picture: item.image,
        published: item.date,
        menu: 'inner',
      };
    }
    case 'archive': {
      const { tab, page: number } = page.archive;
      const heading = tab === 'Tous' ? 'Portfolio' : tab;
      return {
        ...titled(number === 1 ? heading : `${heading}, page ${number}`),
        description: `${tab === 'Tous' ? 'Articles, vidéos et photos' : tab} de ${site.name}, du plus récent au plus ancien.`,
        path: archivePath(tab, number),
        menu: 'inner',
        active: archivePath('Tous'),
      };
    }
    case 'facets': {
      const { kind } = page.index;
      const { title } = FACETS[kind];
      return {
        ...titled(title),
        description: `Les ${title.toLowerCase()} des articles, vidéos et photos de ${site.name}.`,
        path: facetPath(kind),
        menu: 'inner',
        active: archivePath('Tous'),
      };
    }
    case 'facet': {
      const { kind, name, page: number, hasFeed } = page.facet;
      const meta = titled(number === 1 ? name : `${name}, page ${number}`);
      return {
        ...meta,
        description: `Articles, vidéos et photos de ${site.name} : ${name}, du plus récent au plus ancien.`,
        path: facetPath(kind, name, number),
        ...(hasFeed && { feed: { title: titled(name).title, path: topicFeedPath(name) } }),
        menu: 'inner',
        active: archivePath('Tous'),
      };
    }
    case 'search':
      return {
        ...titled('Recherche'),
        description: `Chercher dans les articles, les vidéos et les photos de ${site.name}.`,
        path: SEARCH_PATH,
        menu: 'inner',
        active: archivePath('Tous'),
      };
    case 'dossier': {
      const { title, recipient } = page.entry.data;
      return {
        ...titled(title),
        description: `${site.name}, ${site.profession}${recipient === undefined ? '' : `, pour ${recipient}`}.`,
        picture: (await getAbout()).portrait,
        menu: 'inner',
      };
    }
    case 'offline':
      return {
        ...titled('Hors connexion'),
        description: 'Les pages que vous avez lues, à relire sans connexion.',
        picture: (await getAbout()).portrait,
        menu: 'inner',
      };
    case 'not-found':
      return {
        ...titled('Page introuvable'),
        description: 'Cette page n’existe pas ou n’existe plus.',
        picture: (await getAbout()).portrait,
        menu: 'home-only',
      };
  }
}
