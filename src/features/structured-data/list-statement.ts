import type {
  CollectionPage,
  ImageObject,
  ListItem,
  NewsArticle,
  Organization,
  Person,
  VideoObject,
} from 'schema-dts';
import { itemName, standfirstOrText } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { articlePath } from '@/content/paths.ts';
import { parseVideoUrl } from '@/content/video-url.ts';
import {
  authorStatement,
  ownerId,
  siteId,
  subjectProperties,
  type PictureOwner,
} from './statements.ts';
import { parseCredit, type Figure } from '@/content/pictures/picture.ts';

/** An item of a list, with the fields that its structured data has beyond those of its card. */
export interface ListedItem extends ItemData {
  /** When it was published (ISO 8601). */
  day?: string;
  /** The item's picture, with the caption and the credit of its content file. */
  figure?: Figure;
  transcript?: string;
}

interface ListFacts {
  owner: PictureOwner;
  /** Address of the page. */
  url: string;
  name: string;
  description: string;
  /** Address of the thumbnail for a video without a picture. */
  cover: string;
  items: ListedItem[];
  /** Number of items on the earlier pages of the list. */
  itemsBefore: number;
}

/**
 * Returns the statement of an archive page, which lists the page's articles, videos and photos. Articles have pages of their
 * own, so that little is said of them here. A video without an address is left out.
 *
 * @see https://schema.org/CollectionPage
 */
export function listStatement(facts: ListFacts): CollectionPage {
  const { owner, url, name, description, items, itemsBefore } = facts;
  const listed = items.flatMap((item, index): ListItem[] => {
    const statement = itemStatement(item, facts);
    if (!statement) return [];
    return [{ '@type': 'ListItem', position: itemsBefore + index + 1, item: statement }];
  });
  return {
    '@type': 'CollectionPage',
    url,
    name,
    description,
    inLanguage: 'fr',
    isPartOf: siteId(owner),
    mainEntity: { '@type': 'ItemList', itemListElement: listed },
  };
}

function itemStatement(
  item: ListedItem,
  { owner, url, cover }: ListFacts,
): NewsArticle | VideoObject | ImageObject | undefined {
  const { slug, category, day, figure, picture, videoUrl, lang } = item;
  const language = lang && { inLanguage: lang };
  const name = itemName(item);
  const absolute = (address: string) => new URL(address, owner.url).href;
  const common = {
    url: `${url}#${slug}`,
    name,
    description: standfirstOrText(item),
    ...language,
    ...subjectProperties(item),
  };
  switch (category) {
    case 'Articles':
      return {
        '@type': 'NewsArticle',
        url: absolute(articlePath(slug)),
        headline: name,
        ...language,
      };
    case 'Photos':
      if (!picture) return undefined;
      return {
        '@type': 'ImageObject',
        ...common,
        contentUrl: absolute(picture.src),
        ...(figure?.credit === undefined && { creator: ownerId(owner) }),
        ...imageProperties(owner, figure),
        ...(day !== undefined && { datePublished: day }),
      };
    case 'Vidéos':
      if (videoUrl === undefined) return undefined;
      return {
        '@type': 'VideoObject',
        ...common,
        creator: ownerId(owner),
        thumbnailUrl: absolute(picture?.src ?? cover),
        ...(picture && { thumbnail: imageStatement(absolute(picture.src), owner, figure) }),
        ...videoLocation(videoUrl, absolute),
        ...captionProperties(item, absolute),
        ...(day !== undefined && { uploadDate: day }),
      };
  }
}

/** Returns the property that says where a video is: the address of its player at a host, or of its file. */
function videoLocation(videoUrl: string, absolute: (address: string) => string) {
  const video = parseVideoUrl(videoUrl);
  if (video.host === 'native') return { contentUrl: absolute(video.src) };
  const player = new URL(video.embedUrl);
  // The site adds autoplay for the visitor's click; it is no part of the address.
  player.searchParams.delete('autoplay');
  return { embedUrl: player.href };
}

/**
 * Returns the properties of a video for its captions and its transcript.
 *
 * @see https://schema.org/transcript
 */
function captionProperties(
  { captions, transcript, lang = 'fr' }: ListedItem,
  absolute: (address: string) => string,
) {
  return {
    ...(captions !== undefined && {
      caption: {
        '@type': 'MediaObject',
        contentUrl: absolute(captions),
        encodingFormat: 'text/vtt',
        inLanguage: lang,
      } as const,
    }),
    ...(transcript !== undefined && { transcript }),
  };
}

/**
 * Returns the properties of a picture for its caption and its credit. For one of the owner's own pictures they also say on
 * what terms others may use it.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 */
function imageProperties(owner: PictureOwner, { caption, credit }: Partial<Figure> = {}) {
  return {
    ...(caption !== undefined && { caption }),
    ...(credit !== undefined && creditProperties(owner, credit)),
  };
}

function creditProperties(owner: PictureOwner, credit: string) {
  const { creator, rights, creditLine } = parseCredit(credit, owner.name);
  const { licenseUrl, requestUrl } = owner.pictureLicense ?? {};
  return {
    creditText: creditLine,
    ...(creator !== undefined && {
      creator: creator === owner.name ? authorStatement(owner) : creatorStatement(creator),
    }),
    ...(rights !== undefined && {
      copyrightNotice: rights,
      ...(licenseUrl !== undefined && { license: licenseUrl }),
      ...(requestUrl !== undefined && { acquireLicensePage: requestUrl }),
    }),
  };
}

/**
 * Matches a credit that names a person, by two words with capitals, such as « Awa Ndi ». Any other one, such as « AFP » or
 * « atelier du site », names an organisation.
 */
const PERSON_NAME = /^(?!(?:Agence|Archives?|Atelier|Collectif|La|Les?|Studio)\s)\p{Lu}.*\s\p{Lu}/u;

function creatorStatement(name: string): Person | Organization {
  return PERSON_NAME.test(name) ? { '@type': 'Person', name } : { '@type': 'Organization', name };
}

/**
 * Returns the statement of a picture that illustrates an article or a video.
 *
 * @param contentUrl absolute address of its file.
 * @param figure as the content file has it.
 */
export function imageStatement(
  contentUrl: string,
  owner: PictureOwner,
  figure?: Figure,
): ImageObject {
  return { '@type': 'ImageObject', contentUrl, ...imageProperties(owner, figure) };
}
