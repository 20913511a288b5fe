import { getArticles } from '@/lib/articles.ts';
import { getSite } from '@/lib/content.ts';
import { longDate } from '@/lib/french-date.ts';
import { imageFile } from '@/lib/image-file.ts';
import { pageMeta, type NamedPage } from '@/lib/page-meta.ts';
import type { Figure } from '@/lib/pictures.ts';
import { TABS } from '@/lib/portfolio-tabs.ts';
import { FOLDER, sharePath } from '@/lib/share-path.ts';
import { BASE } from '@/lib/site-paths.ts';
import type { ShareCard } from './draw.ts';

/** Every share image of the site: its address, without the suffix, and what it shows. */
export async function shareImages(): Promise<
  { params: { page: string }; props: { card: ShareCard } }[]
> {
  const articles = await getArticles();
  const pages: NamedPage[] = [
    { name: 'home' },
    { name: 'project' },
    ...TABS.map((tab) => ({ name: 'archive' as const, archive: { tab, page: 1 } })),
    ...articles.map((entry) => ({ name: 'article' as const, entry })),
  ];
  return Promise.all(
    pages.map(async (page) => ({
      params: { page: sharePath(page).slice(`${FOLDER}/`.length, -'.jpg'.length) },
      props: { card: await shareCard(page) },
    })),
  );
}

async function shareCard(page: NamedPage): Promise<ShareCard> {
  const { url, name, profession } = await getSite();
  const { heading, picture } = await pageMeta(page);
  return {
    kicker:
      page.name === 'article' ? articleKicker(page.entry.data.date) : new URL(url).host + BASE,
    title: heading,
    name,
    profession,
    picture: picture && pictureFile(picture),
  };
}

function articleKicker(date: Date | undefined): string {
  return date ? `Article · ${longDate(date)}` : 'Article';
}

/** A remote picture has no file: the build asks no network for it. */
function pictureFile({ src }: Figure): string | undefined {
  return typeof src === 'string' ? undefined : imageFile(src);
}
