import { findAuthors } from './page-authors.ts';
import {
  findHeadline,
  SHORT_LINE_SELECTOR,
  findElementsAfter,
  shortLines,
} from './page-headline.ts';
import { findArticleData, linkedDataText, linkedDataTexts } from './linked-data.ts';
import { resolveAddress, findArticlePicture, type ArticlePicture } from './page-picture.ts';
import { isOutsideArticle, LEGAL_FORM, toPlainLine } from './page-document.ts';
import { findStandfirst } from './page-standfirst.ts';
import { findTitleAndOutlet, type TitleAndOutlet } from './find-page-title.ts';
import { isoDay, parseFrenchDate } from '../lib/dates.ts';

/** Metadata of an article; a field is undefined where the page does not give it. */
export interface Metadata extends TitleAndOutlet {
  /** Day of publication (ISO 8601). */
  date: string | undefined;
  standfirst: string | undefined;
  author: string | undefined;
  /** The canonical address. */
  canonical: string | undefined;
  picture: ArticlePicture | undefined;
  /** Whether the article is for subscribers only. */
  closed: boolean;
}

/** Names of `<meta>` elements, in lower case, most reliable first. */
const META_NAMES = {
  date: 'article:published_time og:article:published_time article:published parsely-pub-date date dc.date dc.date.issued pubdate sailthru.date',
  title: 'og:title twitter:title dc.title',
  description: 'og:description description dc.description',
  author:
    'author article:author og:article:author parsely-author sailthru.author cxenseparse:author article:author_name dc.creator byl twitter:data1',
  outlet: 'og:site_name application-name dc.publisher publisher',
  picture: 'og:image:secure_url og:image twitter:image',
  alt: 'og:image:alt twitter:image:alt',
};

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

const DATE_SELECTOR =
  'article time[datetime], time[pubdate][datetime], [itemprop="datePublished"], abbr.published[title], time[datetime]';

const ENGLISH_MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const DAY_PATTERN = String.raw`(\d{1,2}(?:er|st|nd|rd|th)?\s+\p{L}+\.?,?\s+\d{4}|${ENGLISH_MONTH}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})(?!\d)`;
const PUBLISHED_DAY = new RegExp(
  String.raw`(?:publi|post[ée]e?d?(?!e?\s+par)|mise?\s+en\s+ligne|paru)[^\d]{0,40}?${DAY_PATTERN}`,
  'iu',
);
const BYLINE_DAY = new RegExp(String.raw`^(?:par|by)\s+\p{L}.{0,80}?${DAY_PATTERN}`, 'iu');
const ANY_DAY = new RegExp(String.raw`(?<![\d\p{L}])${DAY_PATTERN}`, 'iu');
const UPDATE_NOTICE = /mise?\s+à\s+jour|modifi|actualis|updated/i;

/**
 * Finds the day of publication, in the page's time zone (ISO 8601).
 *
 * @param declaredDates dates from the metadata, most reliable first.
 */
function findPublicationDay(
  document: Document,
  declaredDates: readonly (string | undefined)[],
): string | undefined {
  const marked = [...document.querySelectorAll(DATE_SELECTOR)].find(
    (element) => !isOutsideArticle(element),
  );
  const markedDates = ['datetime', 'content', 'title'].map((name) => marked?.getAttribute(name));
  const heading = document.querySelector('h1');
  const lines = shortLines(findElementsAfter(document, heading, SHORT_LINE_SELECTOR));
  const days = [
    ...[...declaredDates, ...markedDates].map(parseIsoDay),
    ...[BYLINE_DAY, PUBLISHED_DAY].flatMap((pattern) =>
      lines.map((line) => matchDay(pattern, line)),
    ),
    ...lines.filter((line) => !UPDATE_NOTICE.test(line)).map((line) => matchDay(ANY_DAY, line)),
  ];
  return days.find((day) => day !== undefined);
}

function parseIsoDay(text: string | null | undefined): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text?.trim() ?? '') ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function matchDay(pattern: RegExp, line: string): string | undefined {
  const [, dayText = ''] = pattern.exec(line) ?? [];
  const [day = '', month = '', year = ''] = dayText.split(/[/.-]/);
  if (year !== '') {
    const [first, second] = [day, month].map((part) => part.padStart(2, '0'));
    // Where there is no such month, the month stands first, as in the United States.
    return parseIsoDay(`${year}-${second}-${first}`) ?? parseIsoDay(`${year}-${first}-${second}`);
  }
  const date = parseFrenchDate(dayText) ?? parseEnglishDate(dayText);
  return date && isoDay(date);
}

/** Parses « May 3, 2024 » or « 3rd May 2024 », as days are in English. */
function parseEnglishDate(text: string): Date | undefined {
  if (!new RegExp(`\\b${ENGLISH_MONTH}`, 'i').test(text)) return undefined;
  const date = new Date(`${text.replace(/(?<=\d)(?:st|nd|rd|th)/, '')} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
