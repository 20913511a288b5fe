import { getArticles } from '@/content/items.server.ts';
import { getSite, hasPublicationsPage } from '@/content/queries.server.ts';
import { longDate } from '@/lib/dates.ts';
import { imageFilePath } from '@/content/pictures/crop-focus.server.ts';
import { pageMeta, type NamedPage } from '@/content/page-meta.server.ts';
import { TABS } from '@/content/tabs.ts';
import { BASE, HOME_PATH } from '@/content/paths.ts';
import { cardDigest, type ShareCard } from './draw.server.ts';

/** The share images of the site, each once, for `getStaticPaths`. */
export async function shareImages() {
  const pages: NamedPage[] = [
    { name: 'home' },
    { name: 'project' },
    ...((await hasPublicationsPage()) ? [{ name: 'publications' as const }] : []),
    ...TABS.map((tab) => ({ name: 'archive' as const, archive: { tab, page: 1 } })),
    ...(await getArticles()).map((item) => ({ name: 'article' as const, item })),
  ];
  const images = await Promise.all(pages.map(shareImage));
  return images.map(({ file, card }) => ({ params: { image: file }, props: { card } }));
}

/**
 * The share image of a page.
 *
 * @returns `file`, its name below `/partage/`; `address`, below the site's, with a version, since networks keep what they
 *   have once fetched from an address; and what it shows.
 */
export async function shareImage(page: NamedPage) {
  const shown = shownPage(page);
  const { heading, picture, path = HOME_PATH } = await pageMeta(shown);
  const { url, name, profession } = await getSite();
  const card: ShareCard = {
    kicker: shown.name === 'article' ? kicker(shown.item.date) : new URL(url).host + BASE,
    title: heading,
    name,
    profession,
    // A remote picture has no file: the build asks no network for it.
    picture: typeof picture?.src === 'object' ? imageFilePath(picture.src) : undefined,
    focus: picture?.focalPoint,
  };
  const steps = path.slice(BASE.length + 1).replace(/\/$/, '') || 'accueil';
  const file = `${steps}.${card.picture === undefined ? 'png' : 'jpg'}`;
  const version = cardDigest(card).slice(0, 8);
  return { file, address: `${BASE}/partage/${file}?v=${version}`, card };
}

/** The page whose share image a page has too: lists share one, and what has no address has the home's. */
function shownPage(page: NamedPage): NamedPage {
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

function kicker(date: Date | undefined): string {
  return date ? `Article · ${longDate(date)}` : 'Article';
}
