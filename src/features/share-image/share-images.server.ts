import type { Article } from '@/content/item.ts';
import { getArticles } from '@/content/items.server.ts';
import {
  getLanguagePages,
  getEditorsSheet,
  getSite,
  hasPublicationsPage,
} from '@/content/queries.server.ts';
import { longDate } from '@/lib/dates.ts';
import { imageFilePath } from '@/content/pictures/crop-focus.server.ts';
import { pageMeta, type PageForMeta } from '@/content/page-meta.server.ts';
import { TABS } from '@/content/portfolio-tabs.ts';
import { BASE, HOME_PATH } from '@/content/paths.ts';
import { shareImageDigest, type ShareImageContent } from './draw-share-image.server.ts';

/** Lists the share images of the site, each once, for `getStaticPaths`. */
export async function listShareImages() {
  const pages: PageForMeta[] = [
    { name: 'home' },
    { name: 'project' },
    { name: 'privacy' },
    ...((await getEditorsSheet()) ? [{ name: 'sheet' as const }] : []),
    ...(await getLanguagePages()).map((languagePage) => ({
      name: 'language' as const,
      languagePage,
    })),
    ...((await hasPublicationsPage()) ? [{ name: 'publications' as const }] : []),
    ...TABS.map((tab) => ({ name: 'archive' as const, archive: { tab, page: 1 } })),
    ...(await getArticles()).map((item) => ({ name: 'article' as const, item })),
  ];
  const images = await Promise.all(pages.map(shareImage));
  return images.map(({ file, content }) => ({ params: { image: file }, props: { content } }));
}

/**
 * Returns what is known of the share image of a page before it is drawn.
 *
 * @returns `file`, its name below `/partage/`; `address`, its path with a version, since social networks cache an address
 *   for good; and `content`, what it shows.
 */
export async function shareImage(page: PageForMeta) {
  const imagePage = pageWithOwnImage(page);
  const { heading, picture, path = HOME_PATH } = await pageMeta(imagePage);
  const { url, name, profession } = await getSite();
  const content: ShareImageContent = {
    kicker: imagePage.name === 'article' ? articleKicker(imagePage.item) : new URL(url).host + BASE,
    title: heading,
    name,
    // Its title says it in its language.
    profession: imagePage.name === 'language' ? '' : profession,
    // A remote picture has no file: the build makes no requests.
    picture: typeof picture?.src === 'object' ? imageFilePath(picture.src) : undefined,
    focus: picture?.focalPoint,
  };
  const pagePath = path.slice(BASE.length + 1).replace(/\/$/, '') || 'accueil';
  const file = `${pagePath}.${content.picture === undefined ? 'png' : 'jpg'}`;
  const version = shareImageDigest(content).slice(0, 8);
  return { file, address: `${BASE}/partage/${file}?v=${version}`, content };
}

/**
 * Returns the page whose share image another page uses: pages of a list share one, and pages without an address use the
 * home page's.
 */
function pageWithOwnImage(page: PageForMeta): PageForMeta {
  switch (page.name) {
    case 'archive':
      return { name: 'archive', archive: { tab: page.archive.tab, page: 1 } };
    case 'facets':
    case 'facet':
    case 'search':
      return { name: 'archive', archive: { tab: 'Tous', page: 1 } };
    case 'dossier':
    case 'offline':
    case 'not-found':
      return { name: 'home' };
    default:
      return page;
  }
}

function articleKicker({ date }: Article): string {
  return date ? `Article · ${longDate(date)}` : 'Article';
}
