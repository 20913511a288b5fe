import type { MediaObject, Thing } from 'schema-dts';
import { getAbout, getProject, getEditorsSheet, getSite } from '@/content/queries.server.ts';
import { noonInCameroon } from '@/lib/dates.ts';
import type { Item } from '@/content/item.ts';
import { listCorrections } from '@/content/item-data.ts';
import { createCardData, parseTranscript } from '@/content/items.server.ts';
import { listWaysToGive } from '@/content/schemas/project.ts';
import { plainText } from '@/content/text/plain-text.ts';
import type { Page, PageMeta } from '@/content/page-meta.server.ts';
import { pictureData } from '@/content/pictures/pictures.server.ts';
import { getScans } from '@/content/scans.server.ts';
import { ARCHIVE_PAGE_SIZE, HOME_PATH, withBasePath } from '@/content/paths.ts';
import { imageStatement, listStatement, type ListedItem } from './list-statement.ts';
import {
  articleStatement,
  profileStatements,
  projectStatements,
  type Owner,
} from './statements.ts';

/**
 * Returns the structured data of a page, for search engines.
 *
 * @param shareImage path of its share image.
 * @returns statements in schema.org's vocabulary; none for pages such as the search page and the dossiers.
 */
export async function structuredData(
  page: Page,
  meta: PageMeta,
  shareImage: string,
): Promise<Thing[]> {
  const { url: origin, name, pictureLicense } = await getSite();
  const absolute = (path: string) => new URL(path, origin).href;
  const owner = { url: absolute(HOME_PATH), name, pictureLicense };
  const url = absolute(meta.path ?? HOME_PATH);
  const { heading, description } = meta;
  const cover = absolute(shareImage);
  switch (page.name) {
    case 'home':
      return profileStatements(await getOwner());
    case 'sheet':
      return profileStatements(await getOwner(), url);
    case 'language': {
      const { lang, content } = page.languagePage;
      return profileStatements({ ...(await getOwner()), profession: content.title }, url, lang);
    }
    case 'project': {
      const { donation } = (await getProject()).support;
      return projectStatements({
        ...{ owner: await getOwner(), url, name: heading, description },
        waysToGive: listWaysToGive(donation),
      });
    }
    case 'article': {
      const { date, image, outlet, source, scans, sound } = page.item;
      const transcript = parseTranscript(page.item);
      const [correction] = listCorrections(page.item);
      const picture =
        image && imageStatement(absolute((await pictureData(image, '')).src), owner, image);
      return [
        articleStatement({
          owner,
          url,
          headline: heading,
          description,
          lang: page.item.lang,
          images: picture === undefined ? [cover] : [cover, picture],
          subject: page.item,
          sound: sound && { ...sound, src: absolute(withBasePath(sound.src)) },
          transcript: transcript && plainText(transcript),
          day: date && noonInCameroon(date),
          corrected: correction && noonInCameroon(new Date(correction.day)),
          outlet,
          originalUrl: source?.url,
          archivedAt: source?.gone?.copy?.url,
          printPage: scans?.page,
          scans: await scanStatements(page.item, absolute),
        }),
      ];
    }
    case 'archive':
    case 'facet': {
      const { items, page: number } = page.name === 'facet' ? page.facet : page.archive;
      const itemsBefore = (number - 1) * ARCHIVE_PAGE_SIZE;
      return [
        listStatement({
          owner,
          url,
          name: heading,
          description,
          cover,
          items: await Promise.all(items.map(toListedItem)),
          itemsBefore,
        }),
      ];
    }
    default:
      return [];
  }
}

/** Returns the statements of the pictures and the PDF of an article's printed pages. */
async function scanStatements(
  item: Item,
  absolute: (path: string) => string,
): Promise<MediaObject[]> {
  const { files = [] } = (await getScans(item)) ?? {};
  return files.map(({ href, alt }) => {
    const contentUrl = absolute(href);
    return alt === undefined
      ? { '@type': 'MediaObject', contentUrl, encodingFormat: 'application/pdf' }
      : { '@type': 'ImageObject', contentUrl, description: alt };
  });
}

async function toListedItem(item: Item): Promise<ListedItem> {
  const transcript = parseTranscript(item);
  return {
    ...(await createCardData(item)),
    ...(item.date && { day: noonInCameroon(item.date) }),
    ...(item.figure && { figure: item.figure }),
    ...(transcript && { transcript: plainText(transcript) }),
  };
}

async function getOwner(): Promise<Owner> {
  const { url, name, profession, networks } = await getSite();
  const { src } = await pictureData((await getAbout()).portrait, '');
  const profiles = networks.map((network) => network.url);
  const absolute = (path: string) => new URL(path, url).href;
  return {
    url: absolute(HOME_PATH),
    name,
    profession,
    portrait: absolute(src),
    profiles,
    sheet: await getEditorsSheet(),
  };
}
