import type { NewsArticle, Organization } from 'schema-dts';
import { ownerId, siteId, type Owner } from './owner.ts';

export interface ArticleFacts {
  owner: Pick<Owner, 'url' | 'name'>;
  /** Address of its page. */
  url: string;
  headline: string;
  description: string;
  /** Addresses of its pictures. */
  images: string[];
  /** When it was published, in ISO 8601; unknown for some. */
  day?: string | undefined;
  /** Where it first appeared. */
  outlet?: string | undefined;
  originalUrl?: string | undefined;
}

/**
 * An article. The outlet published it, and its page there is the same text: « sameAs », since « isBasedOn »
 * would make ours another work. Otherwise the author is her own publisher.
 *
 * @see https://schema.org/NewsArticle
 */
export function articleStatement(facts: ArticleFacts): NewsArticle {
  const { owner, url, headline, description, images, day, outlet, originalUrl } = facts;
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
    ...(day !== undefined && { datePublished: day }),
    ...(originalUrl !== undefined && { sameAs: originalUrl }),
  };
}
