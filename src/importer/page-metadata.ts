import { findAuthors } from './page-authors.ts';
import { findHeadline } from './page-headline.ts';
import { findArticleData, linkedDataText, linkedDataTexts } from './linked-data.ts';
import { resolveAddress, findArticlePicture, type ArticlePicture } from './page-picture.ts';
import { toPlainLine } from './page-document.ts';
import { findPublicationDay } from './publication-day.ts';
import { findStandfirst } from './page-standfirst.ts';
import { findTitleAndOutlet, type Titles } from './page-title.ts';

/** Metadata of an article; a field is undefined where the page does not give it. */
export interface Metadata extends Titles {
  /** A day (ISO 8601). */
  date: string | undefined;
  standfirst: string | undefined;
  author: string | undefined;
  /** The canonical address. */
  canonical: string | undefined;
  picture: ArticlePicture | undefined;
  /** Whether it is for subscribers only. */
  closed: boolean;
}

/** Names of `<meta>` elements, in lower case, most reliable first. */
const META_NAMES = {
  date: 'article:published_time og:article:published_time article:published parsely-pub-date date dc.date dc.date.issued pubdate sailthru.date',
  title: 'og:title twitter:title dc.title',
  description: 'og:description description dc.description',
  author:
    'author article:author og:article:author parsely-author sailthru.author dc.creator byl twitter:data1',
  outlet: 'og:site_name application-name dc.publisher publisher',
  picture: 'og:image:secure_url og:image twitter:image',
  alt: 'og:image:alt twitter:image:alt',
};

/** Matches the legal form after the name of a company. That name isn't an outlet's: a company may publish several. */
const LEGAL_FORM = /\s(?:SARL|SAS?|Ltd|LLC|Inc|GmbH|AG|A\/S)\.?$/i;

/**
 * Reads the metadata of an article: from JSON-LD first, then from `<meta>`, then from the markup.
 *
 * @param url where the page was found.
 */
export function readMetadata(document: Document, url: URL): Metadata {
  const data = findArticleData(document) ?? {};
  const metaTexts = readMetaElements(document);
  const metas = (kind: keyof typeof META_NAMES) =>
    META_NAMES[kind].split(' ').flatMap((name) => metaTexts.get(name) ?? []);
  const outlets = [linkedDataText(data['publisher']) ?? [], metas('outlet')].flat();
  const outlet = toPlainLine(outlets.find((name) => !LEGAL_FORM.test(name)) ?? outlets[0]);
  const linkedAuthors = toPlainLine(linkedDataTexts(data['author']).join(', '));
  const freeAccess = data['isAccessibleForFree'];
  const titles = findTitleAndOutlet(document, data, metas('title')[0], outlet);
  const page = { document, ...titles, headline: findHeadline(document, titles.title) };
  return {
    ...titles,
    date: findPublicationDay(document, [linkedDataText(data['datePublished']), ...metas('date')]),
    standfirst: findStandfirst(page, [
      ...metas('description'),
      linkedDataText(data['description']),
    ]),
    author: findAuthors(page, linkedAuthors, metas('author'), url.hostname),
    canonical: resolveAddress(
      document.querySelector('link[rel="canonical"]')?.getAttribute('href') ??
        metaTexts.get('og:url'),
      url,
    ),
    picture: findArticlePicture(document, data, metas('picture'), metas('alt')[0], url),
    closed: freeAccess === false || /^false$/i.test(linkedDataText(freeAccess) ?? ''),
  };
}

/** Maps the names of `<meta>` elements to their first content. */
function readMetaElements(document: Document): Map<string, string> {
  const texts = new Map<string, string>();
  for (const element of document.querySelectorAll('meta')) {
    const name = ['property', 'name', 'itemprop']
      .map((key) => element.getAttribute(key))
      .find(Boolean);
    const text = toPlainLine(element.getAttribute('content'));
    if (name && text !== undefined && !texts.has(name.toLowerCase()))
      texts.set(name.toLowerCase(), text);
  }
  return texts;
}
