import { findArticleData, linkedText, linkedTexts } from './linked-data.ts';
import { resolveAddress, findArticlePicture, type ArticlePicture } from './page-picture.ts';
import { lettersOf, toPlainLine, collapseSpaces } from './page-document.ts';
import { findTitleAndOutlet, type Titles } from './title.ts';
import { isoDay, parseFrenchDate } from '../lib/dates.ts';

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

const DATE_META_NAMES = [
  'article:published_time',
  'date',
  'dc.date',
  'dc.date.issued',
  'pubdate',
  'sailthru.date',
];
const DESCRIPTION_META_NAMES = ['og:description', 'description', 'dc.description'];
const PICTURE_META_NAMES = ['og:image:secure_url', 'og:image', 'twitter:image'];

/**
 * Reads the metadata of an article: from JSON-LD first, then from `<meta>`, then from the markup.
 *
 * @param url where the page was found.
 */
export function readMetadata(document: Document, url: URL): Metadata {
  const data = findArticleData(document) ?? {};
  const metaTexts = readMetaElements(document);
  const metaText = (name: string) => metaTexts.get(name);
  const meta = (...names: string[]) => names.map(metaText).find(Boolean);
  const lines = linesBelowHeading(document);
  const networkTitle = meta('og:title', 'twitter:title', 'dc.title');
  const outlet = toPlainLine(
    meta('og:site_name') ??
      linkedText(data['publisher']) ??
      linkedText(data['isPartOf']) ??
      meta('application-name', 'dc.publisher'),
  );
  const declaredDates = [linkedText(data['datePublished']), ...DATE_META_NAMES.map(metaText)];
  const declaredAuthors = [
    toPlainLine(linkedTexts(data['author']).join(', ')),
    meta('author', 'dc.creator', 'parsely-author'),
  ].map(removeBylinePrefix);
  const descriptions = [linkedText(data['description']), ...DESCRIPTION_META_NAMES.map(metaText)];
  const freeAccess = data['isAccessibleForFree'];
  return {
    ...findTitleAndOutlet(document, data, networkTitle, outlet),
    date: findPublicationDay(document, declaredDates, lines),
    standfirst: findStandfirst(document, descriptions, outlet),
    author:
      declaredAuthors.find((name) => name && !isAccountName(name) && !isOutletName(name, outlet)) ??
      findMarkedAuthors(document) ??
      findBylineName(lines),
    canonical: resolveAddress(
      document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? meta('og:url'),
      url,
    ),
    picture: findArticlePicture(
      document,
      data,
      PICTURE_META_NAMES.map(metaText),
      meta('og:image:alt', 'twitter:image:alt'),
      url,
    ),
    closed: freeAccess === false || /^false$/i.test(linkedText(freeAccess) ?? ''),
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

/** Whether it is a user name, not a person's. */
const isAccountName = (name: string) => /^[a-z\d._-]+$/.test(name);

/** Whether the author is the outlet itself, as in the metadata of many pages. */
const isOutletName = (name: string, outlet = '') =>
  lettersOf(name) !== '' && lettersOf(outlet).startsWith(lettersOf(name));

const LINE_SELECTOR =
  '[class*="date"], [class*="publi"], [class*="meta"], [class*="submitted"], [class*="info"], [class*="by"], [class*="auteur"], [class*="author"], time, center, font, small, em, i, b, strong, p, span, div, td';

/** Parts of a page outside the article. */
const NON_ARTICLE_SELECTOR =
  'nav, aside, footer, figure, [class*="related"], [class*="comment"], [class*="menu"]';

/** Most signs of a line that says when, and by whom; of a paragraph, which may tell of another day, fewer. */
const MAX_BYLINE_LENGTH = { line: 160, paragraph: 80 };

/** No page has more short lines between its heading and its text. */
const MAX_LINES = 60;

const BYLINE_NAME = /(?:^|[\s(,;·|-])[Pp]ar\s+(\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'.-]*){1,3})/u;

/** Lists short lines after the heading, which may hold the date and the author. */
function linesBelowHeading(document: Document): string[] {
  const heading = document.querySelector('h1');
  const lines: string[] = [];
  for (const place of document.querySelectorAll(LINE_SELECTOR)) {
    if (lines.length >= MAX_LINES) break;
    if (heading && !(heading.compareDocumentPosition(place) & FOLLOWING)) continue;
    const line = place.closest(NON_ARTICLE_SELECTOR) ? undefined : toPlainLine(place.textContent);
    const longest = place.nodeName === 'P' ? MAX_BYLINE_LENGTH.paragraph : MAX_BYLINE_LENGTH.line;
    if (line === undefined) continue;
    if (line.length <= longest) lines.push(line);
    else if (/^[Pp]ar\s\p{Lu}/u.test(line)) lines.push(line.slice(0, longest));
  }
  return lines;
}

/** Finds the author in such lines, « par Ada Ndi »; not a photographer. */
function findBylineName(lines: readonly string[]): string | undefined {
  return lines
    .filter((line) => !/photo|crédit|©|illustration/i.test(line))
    .map((line) => BYLINE_NAME.exec(line)?.[1])
    .find((name) => name !== undefined);
}

/** Elements that name the author. */
const AUTHOR_SELECTOR =
  '[rel="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], [class*="author"], [class*="auteur"], [class*="user-name"], [data-testid*="byline"] span, .vcard .fn';

/** A text that is a person's name and nothing else. */
const WHOLE_NAME = /^\p{Lu}[\p{L}’'.-]+(?:\s+(?:\p{Lu}[\p{L}’'.-]*|d[eu]|[Nn]go)){1,3}$/u;

/** A link to more articles of an author. */
const AUTHOR_BUTTON = /^(?:all|more|posts?|plus|suivre|tous|toutes|view|voir)\s/i;

/** Finds up to three authors in the page's markup. */
function findMarkedAuthors(document: Document): string | undefined {
  const names = [...document.querySelectorAll(AUTHOR_SELECTOR)]
    .filter((one) => !one.closest(NON_ARTICLE_SELECTOR))
    .flatMap((one) => removeBylinePrefix(toPlainLine(one.textContent)) ?? [])
    .filter((name) => WHOLE_NAME.test(name) && !AUTHOR_BUTTON.test(name));
  return [...new Set(names)].slice(0, 3).join(', ') || undefined;
}

/** Removes « Par » or « Auteur » before a name. */
function removeBylinePrefix(text: string | undefined): string | undefined {
  return text?.replace(/^(?:par|auteure?|autrice|écrit par|publié par|texte)\s*:?\s+/i, '');
}

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which is no global here. */
const FOLLOWING = 4;

/** Maximum length in the content schema. */
const MAX_STANDFIRST_LENGTH = 300;

const STANDFIRST_SELECTOR =
  'chapo chapeau standfirst article-lead article__lead article__desc sub-title theme-post-excerpt __intro article-intro post-intro'
    .split(' ')
    .map((part) => `[class*="${part}"]`)
    .join(', ');

/** A label before a text: « Reportage », « Enquête ». */
const KICKER =
  /^(?:\p{Lu}{4,}(?:\s\p{Lu}+)*\s?[.:–—-]|Reportage|Enquête|Entretien|Analyse|Portrait|Récit|Tribune)\s+(?=[\p{Lu}«])/u;

/**
 * Finds the standfirst of an article; rejects automatic excerpts and descriptions of the site.
 *
 * @param declaredTexts descriptions from the metadata, most reliable first.
 */
function findStandfirst(
  document: Document,
  declaredTexts: readonly (string | undefined)[],
  outlet: string | undefined,
): string | undefined {
  const page = collapseSpaces(document.body.textContent);
  const isExcerpt = (text: string) =>
    /(?:…|\.\.\.|&hellip;)[\s\])]*$/.test(text) ||
    (!/[.!?»”"]$/.test(text) && page.includes(text) && !isWholeElement(document, text));
  const describesSite = (text: string) => outlet !== undefined && text.startsWith(outlet);
  const marked = document.querySelector(STANDFIRST_SELECTOR)?.textContent;
  return [marked, ...declaredTexts]
    .map((text) => toPlainLine(text)?.replace(KICKER, ''))
    .find(
      (text) =>
        text !== undefined &&
        text.length <= MAX_STANDFIRST_LENGTH &&
        !isExcerpt(text) &&
        !describesSite(text),
    );
}

/** Whether an element of the page has this text and no other. */
function isWholeElement(document: Document, text: string): boolean {
  return [...document.querySelectorAll('h2, h3, p, div, span')].some(
    (element) => toPlainLine(element.textContent) === text,
  );
}

const DATE_SELECTOR =
  'article time[datetime], time[pubdate][datetime], [itemprop="datePublished"], abbr.published[title], time[datetime]';

const DAY_PATTERN = String.raw`(\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})(?!\d)`;
const PUBLISHED_DAY = new RegExp(
  String.raw`(?:publi|post[ée]e?(?!e?\s+par)|mise?\s+en\s+ligne|paru)[^\d]{0,40}${DAY_PATTERN}`,
  'iu',
);
const BYLINE_DAY = new RegExp(String.raw`^[Pp]ar\s+\p{Lu}.{0,80}?${DAY_PATTERN}`, 'u');
const ANY_DAY = new RegExp(String.raw`(?<!\d)${DAY_PATTERN}`, 'u');
const UPDATE_NOTICE = /mise?\s+à\s+jour|modifi|actualis/i;

/**
 * Finds the day of publication, in the page's time zone (ISO 8601).
 *
 * @param declaredDates dates from the metadata, most reliable first.
 * @param lines below its heading.
 */
function findPublicationDay(
  document: Document,
  declaredDates: readonly (string | undefined)[],
  lines: readonly string[],
): string | undefined {
  const marked = document.querySelector(DATE_SELECTOR);
  const markedDates = ['datetime', 'content', 'title'].map((name) => marked?.getAttribute(name));
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
  if (year !== '') return parseIsoDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  const date = parseFrenchDate(dayText);
  return date && isoDay(date);
}
