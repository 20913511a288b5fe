import type { ImageObject, NewsArticle, Organization, Place } from 'schema-dts';
import type { ItemFields } from '@/content/item.ts';
import { ownerId, siteId, type Owner } from './owner.ts';

type About = Pick<ItemFields, 'place' | 'topics'>;

interface ArticleFacts {
  owner: Pick<Owner, 'url' | 'name'>;
  /** Address of its page. */
  url: string;
  headline: string;
  description: string;
  /** Its pictures, some by their address alone. */
  images: (string | ImageObject)[];
  /** What the owner says it is about. */
  about: About;
  /** When it was published, in ISO 8601; unknown for some. */
  day?: string | undefined;
  /** Where it first appeared. */
  outlet?: string | undefined;
  originalUrl?: string | undefined;
  /** Address of a copy of it that an archive has kept, where it is gone. */
  archivedAt?: string | undefined;
}

/**
 * An article. The outlet published it, and its page there is the same text: « sameAs », since « isBasedOn »
 * would make ours another work; of one that is gone, the copy is named alone. Otherwise the author is her own publisher.
 *
 * @see https://schema.org/NewsArticle
 */
export function articleStatement(facts: ArticleFacts): NewsArticle {
  const { owner, url, headline, description, images, about, day, outlet } = facts;
  const { originalUrl, archivedAt } = facts;
  const author = {
    '@type': 'Person',
    ...ownerId(owner),
    name: owner.name,
    url: new URL(owner.url).href,
  } as const;
  const publisher: Organization | undefined =
    outlet === undefined ? undefined : { '@type': 'Organization', name: outlet };
  return {
    '@type': 'NewsArticle',
    headline,
    description,
    inLanguage: 'fr',
    url,
    mainEntityOfPage: url,
    isPartOf: siteId(owner),
    author,
    publisher: publisher ?? ownerId(owner),
    image: images,
    ...subject(about),
    ...(day !== undefined && { datePublished: day }),
    ...(originalUrl !== undefined && { sameAs: originalUrl }),
    ...(archivedAt !== undefined && { archivedAt }),
  };
}

/**
 * What a work is about, and where that is.
 *
 * @see https://schema.org/keywords
 */
export function subject({ place, topics = [] }: About): {
  contentLocation?: Place;
  keywords?: string[];
} {
  return {
    ...(place !== undefined && { contentLocation: { '@type': 'Place', name: place } }),
    ...(topics.length > 0 && { keywords: topics }),
  };
}
