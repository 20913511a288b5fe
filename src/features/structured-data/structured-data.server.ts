import type { Thing } from 'schema-dts';
import { getAbout, getProject, getSite } from '@/content/queries.server.ts';
import { isoDay } from '@/lib/dates.ts';
import type { Item } from '@/content/item.ts';
import { serializeItemForCard, parseTranscript } from '@/content/items.server.ts';
import { plainText } from '@/content/text/plain-text.ts';
import type { Page, PageMeta } from '@/content/page-meta.server.ts';
import { pictureData } from '@/content/pictures/pictures.server.ts';
import { ARCHIVE_PAGE_SIZE, HOME_PATH } from '@/content/paths.ts';
import { articleStatement } from './article.ts';
import { homeStatements, type Owner } from './owner.ts';
import { imageStatement, listStatement, type ListedItem } from './list.ts';
import { projectStatements } from './project.ts';

/**
 * What a page says of itself to search engines.
 *
 * @param page which one.
 * @param meta its own title, description and addresses.
 * @param shareImage address of its share image, below the site's.
 * @returns statements in schema.org's words; none for a page that isn't to be found.
 */
export async function structuredData(
  page: Page,
  meta: PageMeta,
  shareImage: string,
): Promise<Thing[]> {
  const { url: origin, name } = await getSite();
  const absolute = (path: string) => new URL(path, origin).href;
  const root = absolute(HOME_PATH);
  const url = absolute(meta.path ?? HOME_PATH);
  const { heading, description } = meta;
  const cover = absolute(shareImage);
  switch (page.name) {
    case 'home':
      return homeStatements(await owner());
    case 'project': {
      const { support } = await getProject();
      const { donation } = support;
      return projectStatements({ owner: await owner(), url, name: heading, description, donation });
    }
    case 'article': {
      const { date, image, outlet, source } = page.item;
      const picture = image && imageStatement(absolute((await pictureData(image, '')).src), image);
      return [
        articleStatement({
          owner: { url: root, name },
          url,
          headline: heading,
          description,
          images: picture === undefined ? [cover] : [cover, picture],
          about: page.item,
          day: date && isoDay(date),
          outlet,
          originalUrl: source?.url,
          archivedAt: source?.gone?.copy?.url,
        }),
      ];
    }
    case 'archive':
    case 'facet': {
      const { items, page: number } = page.name === 'facet' ? page.facet : page.archive;
      const before = (number - 1) * ARCHIVE_PAGE_SIZE;
      return [
        listStatement({
          owner: { url: root },
          url,
          name: heading,
          description,
          cover,
          items: await Promise.all(items.map(toListed)),
          before,
        }),
      ];
    }
    case 'facets':
    case 'publications':
    case 'search':
    case 'dossier':
    case 'offline':
    case 'not-found':
      return [];
  }
}

/** An item with what a list says of it beside its fields. */
async function toListed(item: Item): Promise<ListedItem> {
  const transcript = parseTranscript(item);
  return {
    ...(await serializeItemForCard(item)),
    ...(item.date && { day: isoDay(item.date) }),
    ...(item.figure && { figure: item.figure }),
    ...(transcript && { spoken: plainText(transcript) }),
  };
}

async function owner(): Promise<Owner> {
  const { url, name, profession, networks } = await getSite();
  const { src } = await pictureData((await getAbout()).portrait, '');
  const profiles = networks.map((network) => network.url);
  const absolute = (path: string) => new URL(path, url).href;
  return { url: absolute(HOME_PATH), name, profession, portrait: absolute(src), profiles };
}
