import type { PortfolioListPage, FacetIndexData, FacetPageData } from './static-paths.server.ts';
import {
  getAbout,
  getProject,
  getSite,
  type DossierEntry,
  type LanguagePage,
} from './queries.server.ts';
import { HOME_TOP, type MenuKind } from './menu-entries.ts';
import type { Figure } from './pictures/picture.ts';
import { itemName, standfirstOrText, type Article, type Language } from './item.ts';
import { listCorrections } from './item-data.ts';
import {
  archivePagePath,
  articlePath,
  languagePagePath,
  HOME_PATH,
  PRIVACY_PATH,
  PROJECT_PAGE_PATH,
  PUBLICATIONS_PATH,
  SEARCH_PATH,
  SHEET_PATH,
  topicFeedPath,
  facetPath,
} from './paths.ts';
import { FACETS } from './facets.ts';
import { excerpt } from './text/plain-text.ts';

/** A page of the site, with the data from which its metadata is made. */
export type Page =
  | {
      name:
        | 'home'
        | 'project'
        | 'publications'
        | 'sheet'
        | 'privacy'
        | 'search'
        | 'offline'
        | 'not-found';
    }
  | { name: 'language'; languagePage: LanguagePage }
  | { name: 'article'; item: Article }
  | { name: 'dossier'; entry: DossierEntry }
  | { name: 'archive'; archive: PortfolioListPage }
  | { name: 'facets'; index: FacetIndexData }
  | { name: 'facet'; facet: FacetPageData };

/** A page with only the data that its metadata needs: a page of the archive comes without its items. */
export type PageForMeta =
  | Exclude<Page, { name: 'archive' }>
  | { name: 'archive'; archive: Pick<PortfolioListPage, 'tab' | 'page'> };

/** The metadata of a page: title, description, canonical path, share image, menu. */
export interface PageMeta {
  /** The page's own title, without the site's name. */
  heading: string;
  title: string;
  description: string;
  /** Language of what the page presents, such as an article in English; French by default. */
  lang?: Language | undefined;
  /** Path of the page; absent if it has no fixed one, or a secret one. */
  path?: string;
  /** The picture in the page's share image; without it, the share image shows a cloth pattern. */
  picture?: Figure | undefined;
  published?: Date | undefined;
  /** The day of the last correction, in ISO 8601. */
  modified?: string | undefined;
  /** The page's own feed, in addition to that of the site. */
  feed?: { title: string; path: string };
  menu: MenuKind;
  /** The `href` of the menu entry that is active when the page opens, if any. */
  active?: string;
}

/** The longest description for search engines, in characters. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Returns the metadata of a page (spec §2). */
export async function pageMeta(page: PageForMeta): Promise<PageMeta> {
  const site = await getSite();
  const project = await getProject();
  const withTitle = (heading: string) => ({ heading, title: `${heading} · ${site.name}` });
  const inPortfolio = { menu: 'inner', active: archivePagePath('Tous') } as const;
  const portrait = async () => (await getAbout()).portrait;
  switch (page.name) {
    case 'home':
      return {
        heading: site.hero.title,
        title: `${site.name} · ${site.profession}`,
        description: site.description,
        path: HOME_PATH,
        picture: await portrait(),
        menu: 'full',
        active: HOME_TOP,
      };
    case 'project':
      return {
        ...withTitle(project.name),
        description: project.description,
        path: PROJECT_PAGE_PATH,
        picture: project.photo,
        menu: 'home-only',
      };
    case 'publications':
      return {
        ...withTitle('Toutes les publications'),
        description: `Les publications de ${site.name} sur LinkedIn, de la plus récente à la plus ancienne.`,
        path: PUBLICATIONS_PATH,
        picture: project.photo,
        menu: 'inner',
      };
    case 'article': {
      const { item } = page;
      return {
        ...withTitle(itemName(item)),
        description: standfirstOrText(item, MAX_DESCRIPTION_LENGTH),
        lang: item.lang,
        path: articlePath(item.slug),
        picture: item.image,
        published: item.date,
        modified: listCorrections(item)[0]?.day,
        menu: 'inner',
      };
    }
    case 'archive': {
      const { tab, page: number } = page.archive;
      const heading = tab === 'Tous' ? 'Portfolio' : tab;
      return {
        ...withTitle(number === 1 ? heading : `${heading}, page ${number}`),
        description: `${tab === 'Tous' ? 'Articles, vidéos et photos' : tab} de ${site.name}, du plus récent au plus ancien.`,
        path: archivePagePath(tab, number),
        ...inPortfolio,
      };
    }
    case 'facets': {
      const { kind } = page.index;
      const { title } = FACETS[kind];
      return {
        ...withTitle(title),
        description: `Les ${title.toLowerCase()} des articles, vidéos et photos de ${site.name}.`,
        path: facetPath(kind),
        ...inPortfolio,
      };
    }
    case 'facet': {
      const { kind, name, page: number, hasFeed } = page.facet;
      const meta = withTitle(number === 1 ? name : `${name}, page ${number}`);
      return {
        ...meta,
        description: `Articles, vidéos et photos de ${site.name} : ${name}, du plus récent au plus ancien.`,
        path: facetPath(kind, name, number),
        ...(hasFeed && { feed: { title: withTitle(name).title, path: topicFeedPath(name) } }),
        ...inPortfolio,
      };
    }
    case 'language': {
      const { lang, content } = page.languagePage;
      return {
        ...withTitle(content.title),
        description: excerpt(content.intro, MAX_DESCRIPTION_LENGTH),
        lang,
        path: languagePagePath(lang),
        picture: await portrait(),
        menu: 'inner',
      };
    }
    case 'sheet':
      return {
        ...withTitle('Fiche pour les rédactions'),
        description: `Langues, sujets, terrain, biographies et portrait de ${site.name}, pour les rédactions.`,
        path: SHEET_PATH,
        picture: await portrait(),
        menu: 'inner',
      };
    case 'privacy':
      return {
        ...withTitle('Confidentialité'),
        description: `Ce que le site de ${site.name} confie à d’autres, ce qui reste dans votre navigateur, et comment l’effacer.`,
        path: PRIVACY_PATH,
        menu: 'inner',
      };
    case 'search':
      return {
        ...withTitle('Recherche'),
        description: `Chercher dans les articles, les vidéos et les photos de ${site.name}.`,
        path: SEARCH_PATH,
        ...inPortfolio,
      };
    case 'dossier': {
      const { title, recipient } = page.entry.data;
      return {
        ...withTitle(title),
        description: `${site.name}, ${site.profession}${recipient === undefined ? '' : `, pour ${recipient}`}.`,
        picture: await portrait(),
        menu: 'inner',
      };
    }
    case 'offline':
      return {
        ...withTitle('Hors connexion'),
        description: 'Les pages que vous avez lues, à relire sans connexion.',
        picture: await portrait(),
        menu: 'inner',
      };
    case 'not-found':
      return {
        ...withTitle('Page introuvable'),
        description: 'Cette page n’existe pas ou n’existe plus.',
        picture: await portrait(),
        menu: 'home-only',
      };
  }
}
