import type { CollectionPage, ImageObject, ListItem, NewsArticle, VideoObject } from 'schema-dts';
import { itemName, standfirstOrText } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { articlePath } from '@/content/paths.ts';
import { parseVideoUrl } from '@/content/video-url.ts';
import { ownerId, siteId, type Owner } from './owner.ts';
import { subject } from './article.ts';
import type { Figure } from '@/content/pictures/picture.ts';

/** An item of a list. */
export interface ListedItem extends ItemData {
  /** Its date (ISO 8601). */
  day?: string;
  /** Its picture as it is written. */
  figure?: Figure;
  /** What is said in a video. */
  spoken?: string;
}

interface ListFacts {
  owner: Pick<Owner, 'url'>;
  /** Address of the page. */
  url: string;
  name: string;
  description: string;
  /** Address of a picture for a video that has none. */
  cover: string;
  items: ListedItem[];
  /** How many items the earlier pages of the list hold. */
  before: number;
}

/**
 * A page of the archive: articles, which have pages of their own, and the videos and photos that stand on
 * it. A video that can't be played yet is no video.
 *
 * @see https://schema.org/CollectionPage
 */
export function listStatement(facts: ListFacts): CollectionPage {
  const { owner, url, name, description, items, before } = facts;
  const listed = items.flatMap((item, index): ListItem[] => {
    const statement = itemStatement(item, facts);
    if (!statement) return [];
    return [{ '@type': 'ListItem', position: before + index + 1, item: statement }];
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
  const { slug, category, day, figure, picture, videoUrl } = item;
  const name = itemName(item);
  const absolute = (address: string) => new URL(address, owner.url).href;
  const about = {
    url: `${url}#${slug}`,
    name,
    description: standfirstOrText(item),
    creator: ownerId(owner),
    ...subject(item),
  };
  switch (category) {
    case 'Articles':
      return { '@type': 'NewsArticle', url: absolute(articlePath(slug)), headline: name };
    case 'Photos':
      if (!picture) return undefined;
      return {
        '@type': 'ImageObject',
        ...about,
        contentUrl: absolute(picture.src),
        ...imageFacts(figure),
        ...(day !== undefined && { datePublished: day }),
      };
    case 'Vidéos':
      if (videoUrl === undefined) return undefined;
      return {
        '@type': 'VideoObject',
        ...about,
        thumbnailUrl: absolute(picture?.src ?? cover),
        ...(picture && { thumbnail: imageStatement(absolute(picture.src), figure) }),
        ...source(videoUrl, absolute),
        ...words(item, absolute),
        ...(day !== undefined && { uploadDate: day }),
      };
  }
}

/** Where a video is: its player, or its file. */
function source(videoUrl: string, absolute: (address: string) => string) {
  const video = parseVideoUrl(videoUrl);
  if (video.host === 'native') return { contentUrl: absolute(video.src) };
  const player = new URL(video.embedUrl);
  // What the visitor's own click on the site asks for is no part of the address.
  player.searchParams.delete('autoplay');
  return { embedUrl: player.href };
}

/**
 * What is said in a video, for whoever can't hear it.
 *
 * @see https://schema.org/transcript
 */
function words({ captions, spoken }: ListedItem, absolute: (address: string) => string) {
  return {
    ...(captions !== undefined && {
      caption: {
        '@type': 'MediaObject',
        contentUrl: absolute(captions),
        encodingFormat: 'text/vtt',
        inLanguage: 'fr',
      } as const,
    }),
    ...(spoken !== undefined && { transcript: spoken }),
  };
}

/**
 * What is said of a picture, and who made it.
 *
 * @see https://schema.org/creditText
 */
function imageFacts({ caption, credit }: Partial<Figure> = {}) {
  return {
    ...(caption !== undefined && { caption }),
    ...(credit !== undefined && { creditText: credit }),
  };
}

/**
 * A picture that belongs to something else.
 *
 * @param contentUrl absolute address of its file.
 * @param figure as it is written.
 */
export function imageStatement(contentUrl: string, figure?: Figure): ImageObject {
  return { '@type': 'ImageObject', contentUrl, ...imageFacts(figure) };
}
