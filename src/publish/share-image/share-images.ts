import { getArticles } from '../articles.ts';
import { getSite } from '../../content/queries.ts';
import { longDate } from '../../domain/text/french-date.ts';
import { imageFile } from '../pictures/image-file.ts';
import { hasPublicationsPage } from '../publications.ts';
import { pageMeta, type NamedPage, type PageMeta } from '../page-meta.ts';
import type { Figure } from '../../domain/picture.ts';
import { TABS } from '../../domain/portfolio/tabs.ts';
import { SHARE_FOLDER } from '../../domain/share-image-path.ts';
import { BASE } from '../../domain/site-paths.ts';
import type { ShareCard } from './draw.ts';

/** Every share image of the site: its address, and what it shows. */
export async function shareImages(): Promise<
  { params: { image: string }; props: { card: ShareCard } }[]
> {
  const articles = await getArticles();
  const pages: NamedPage[] = [
    { name: 'home' },
    { name: 'project' },
    ...((await hasPublicationsPage()) ? [{ name: 'publications' as const }] : []),
    ...TABS.map((tab) => ({ name: 'archive' as const, archive: { tab, page: 1 } })),
    ...articles.map((entry) => ({ name: 'article' as const, entry })),
  ];
  return Promise.all(
    pages.map(async (page) => {
      const meta = await pageMeta(page);
      return {
        params: { image: meta.shareImage.slice(`${SHARE_FOLDER}/`.length) },
        props: { card: await shareCard(page, meta) },
      };
    }),
  );
}

async function shareCard(page: NamedPage, { heading, picture }: PageMeta): Promise<ShareCard> {
  const { url, name, profession } = await getSite();
  return {
    kicker:
      page.name === 'article' ? articleKicker(page.entry.data.date) : new URL(url).host + BASE,
    title: heading,
    name,
    profession,
    picture: picture && pictureFile(picture),
    focus: picture?.cadrage,
  };
}

function articleKicker(date: Date | undefined): string {
  return date ? `Article · ${longDate(date)}` : 'Article';
}

/** A remote picture has no file: the build asks no network for it. */
function pictureFile({ src }: Figure): string | undefined {
  return typeof src === 'string' ? undefined : imageFile(src);
}
