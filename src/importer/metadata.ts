import { findArticleData, linkedText, linkedTexts } from './linked-data.ts';
import { resolveAddress, findArticlePicture, type ArticlePicture } from './page-picture.ts';
import {
  collapseSpaces,
  isOutsideArticle,
  lettersOf,
  MAX_LINE_LENGTH,
  toPlainLine,
} from './page-document.ts';
import { findPublicationDay } from './publication-day.ts';
import { findTitleAndOutlet, removeOutlet, type Titles } from './title.ts';

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
  'og:article:published_time',
  'article:published',
  'parsely-pub-date',
  'date',
  'dc.date',
  'dc.date.issued',
  'pubdate',
  'sailthru.date',
];
const DESCRIPTION_META_NAMES = ['og:description', 'description', 'dc.description'];
const AUTHOR_META_NAMES = ['author', 'article:author', 'parsely-author', 'dc.creator', 'byl'];
const OUTLET_META_NAMES = ['og:site_name', 'application-name', 'dc.publisher', 'publisher'];

/** Behind the name of a company, which may publish several outlets. */
const LEGAL_FORM = /\s(?:SARL|SAS?|Ltd|LLC|Inc|GmbH|AG|A\/S)\.?$/i;

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
  const networkTitle = meta('og:title', 'twitter:title', 'dc.title');
  const outlets = [
    linkedText(data['publisher']),
    ...OUTLET_META_NAMES.map(metaText),
    linkedText(data['isPartOf']),
  ].filter((name) => name !== undefined);
  const outlet = toPlainLine(outlets.find((name) => !LEGAL_FORM.test(name)) ?? outlets[0]);
  const declaredDates = [linkedText(data['datePublished']), ...DATE_META_NAMES.map(metaText)];
  const declaredAuthors = [
    toPlainLine(linkedTexts(data['author']).join(', ')),
    ...AUTHOR_META_NAMES.map(metaText),
  ].map((names) => removeBylinePrefix(names ?? ''));
  const descriptions = [...DESCRIPTION_META_NAMES.map(metaText), linkedText(data['description'])];
  const freeAccess = data['isAccessibleForFree'];
  const titles = findTitleAndOutlet(document, data, networkTitle, outlet);
  const headline = findHeadline(document, titles.title);
  const lines = linesBelowHeading(document, document.querySelector('h1'));
  return {
    ...titles,
    date: findPublicationDay(document, declaredDates, lines),
    standfirst: findStandfirst(document, headline, titles.title, descriptions, outlet),
    author:
      declaredAuthors.find((name) => name && !isAccountName(name) && !isOutletName(name, outlet)) ??
      findMarkedAuthors(document, headline, outlet) ??
      findBylineNames(lines, outlet),
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

/** Whether it is a user name or an address, not a person's name. */
const isAccountName = (name: string) => /^[a-z\d._-]+$|@|\.\w+\//.test(name);

/** Whether the author is the outlet itself, as in the metadata of many pages. */
function isOutletName(name: string, outlet = ''): boolean {
  const [one, other] = [lettersOf(name), lettersOf(outlet)];
  return one !== '' && other !== '' && (other.startsWith(one) || one.startsWith(other));
}

const LINE_SELECTOR =
  '[class*="date"], [class*="publi"], [class*="meta"], [class*="submitted"], [class*="info"], [class*="by"], [class*="auteur"], [class*="author"], time, center, font, small, em, i, b, strong, p, span, div, td';

/** Most signs of a line that says when, and by whom; of a paragraph, which may tell of another day, fewer. */
const MAX_BYLINE_LENGTH = { line: 160, paragraph: 80 };

/** No page has more short lines between its heading and its text. */
const MAX_LINES = 60;

/** A word that stands before or behind a name in a byline, with a capital: of a day, an occupation, a button. */
const NOT_NAME = String.raw`(?:(?i:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\.?\s\d|(?:Publi(?:é|shed)|Updated|Last|Mis|Le|For|Former|Senior|Staff|Chief|Contribut(?:or|ing)|Correspond[ae]nte?|Editor|Journaliste?|Reporter|Professor|Profile|Twitter|Rédact(?:eur|rice|ion)|Envoyée?|All|Follow|More|Most|Posts?|Plus|Suivre|Tous|Toutes|View|Voir)(?!\p{L}))`;

const NAME = String.raw`(?!${NOT_NAME})\p{Lu}[\p{L}’'.-]+(?:\s+(?!${NOT_NAME}|News)(?:\p{Lu}[\p{L}’'.-]*|d[eu]|[Nn]go)){1,3}(?!\s+News)`;

/** Names with nothing but an occupation behind each. */
const WHOLE_NAME = new RegExp(String.raw`^(${NAME})(?:\s+${NOT_NAME}.*)?$`, 'u');

/** A byline begins its line, or stands behind a sign, a day or « publié ». */
const BYLINE =
  /(?:^|[(,;·|\d-]|[Pp]ublié|[Pp]osted|[Ss]oumis|[Ss]ubmitted)\s*(?:[Pp]ar|[Bb]y)\s+(.+)$/u;

/** A name at the start of a text. */
const NAME_BEFORE = new RegExp(String.raw`^${NAME}(?![\p{L}’'.-]|\s+(?!${NOT_NAME})\p{Lu})`, 'u');

const splitNames = (line: string) => line.split(/,\s|\s(?:et|and|und|&)\s/);

/** Finds the heading that shows the title: `<h1>` may be the name of the site. */
function findHeadline(document: Document, title = ''): Element | null {
  const headings = ['h1', 'h2, h3'].flatMap((name) => [...document.querySelectorAll(name)]);
  // A kicker may stand before it.
  const isTitle = (one: Element) =>
    !one.closest('nav') && lettersOf(one.textContent).includes(lettersOf(title));
  return (title && headings.find(isTitle)) || document.querySelector('h1');
}

/** The element of an article, or what is near its headline. */
const articleOf = (headline: Element | null) =>
  headline?.closest('article') ?? headline?.parentElement?.parentElement?.parentElement;

/** Selects the elements behind a heading, in their order, or all where there is none. */
function selectBehind(heading: Element | null, document: Document, selector: string): Element[] {
  const name = heading?.localName ?? 'h1';
  const elements = [...document.querySelectorAll(`${name}, ${selector}`)];
  return elements
    .slice(elements.findIndex((one) => one === heading) + 1)
    .filter((one) => one.matches(selector));
}

/** Lists short lines after the heading, which may hold the date and the author. */
function linesBelowHeading(document: Document, headline: Element | null): string[] {
  const lines: string[] = [];
  for (const place of selectBehind(headline, document, LINE_SELECTOR)) {
    if (lines.length >= MAX_LINES) break;
    const line = isOutsideArticle(place) ? undefined : toPlainLine(spacedText(place));
    const longest = place.nodeName === 'P' ? MAX_BYLINE_LENGTH.paragraph : MAX_BYLINE_LENGTH.line;
    if (line !== undefined && (line.length <= longest || /^(?:[Pp]ar|[Bb]y)\s\p{Lu}/u.test(line)))
      lines.push(line.slice(0, longest));
  }
  return lines;
}

/** Finds the authors in such lines, « par Ada Ndi »; not a photographer. */
function findBylineNames(lines: readonly string[], outlet: string | undefined): string | undefined {
  return lines
    .filter((line) => !/photo|crédit|©|illustration/i.test(line))
    .map((line) => {
      const byline = BYLINE.exec(line)?.[1] ?? '';
      // What stands behind a comma alone is a place or an occupation.
      const parts = /\s(?:et|and|&)\s/.test(byline) ? splitNames(byline) : [byline];
      const names = parts.flatMap((part) => NAME_BEFORE.exec(part)?.[0] ?? []);
      return [...new Set(names)].filter((name) => !isOutletName(name, outlet)).join(', ');
    })
    .find(Boolean);
}

/** Elements that name the author. */
const AUTHOR_SELECTOR =
  '[rel="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], [class*="author"], [class*="auteur"], [class*="user-name"], [data-testid*="byline"] span, [class*="byline"] a, [class*="byline"] span, a[href*="/author"], a[href*="/auteur"], .vcard .fn';

/** Finds up to three authors in the page's markup, side by side: others sign teasers and comments. */
function findMarkedAuthors(
  document: Document,
  headline: Element | null,
  outlet: string | undefined,
): string | undefined {
  const behind = selectBehind(headline, document, `p, ${AUTHOR_SELECTOR}`);
  const end = behind.findIndex(
    (one) => one.nodeName === 'P' && one.textContent.length > 100 && !isOutsideArticle(one),
  );
  const marked = [
    ...behind.slice(0, end === -1 ? undefined : end).filter((one) => one.matches(AUTHOR_SELECTOR)),
    ...(articleOf(headline)?.querySelectorAll(AUTHOR_SELECTOR) ?? []),
  ]
    .filter((one) => !isOutsideArticle(one) && !one.querySelector(AUTHOR_SELECTOR))
    .flatMap((element) => {
      const line = removeBylinePrefix(toPlainLine(spacedText(element)) ?? '');
      const parts = splitNames(line).map((part) => WHOLE_NAME.exec(part)?.[1]);
      const names =
        parts[0] === undefined
          ? []
          : parts.filter((name) => name !== undefined && !isOutletName(name, outlet));
      return names.map((name) => ({ element, name }));
    });
  const parent = marked[0]?.element.parentElement;
  const byline = parent?.parentElement?.querySelector('h1') ? parent : parent?.parentElement;
  const names = marked.filter(({ element }) => byline?.contains(element)).map(({ name }) => name);
  return [...new Set(names)].slice(0, 6).join(', ') || undefined;
}

/** The text of an element, with a space between its parts: some names are followed by a button. */
const spacedText = (node: Node): string =>
  node.nodeType === 3 ? (node.textContent ?? '') : [...node.childNodes].map(spacedText).join(' ');

/** Removes « Par » or « Auteur » before a name. */
function removeBylinePrefix(text: string): string {
  return text.replace(/^(?:par|by|von|auteure?|autrice|écrit par|publié par|texte)\s*:?\s+/i, '');
}

/** Maximum length in the content schema. */
const MAX_STANDFIRST_LENGTH = 300;

/** Shorter texts are a menu's word. */
const MIN_STANDFIRST_LENGTH = 25;

const STANDFIRST_SELECTOR = '[class], [itemprop="description"], h2, h3, h4, p, div, span';

/** Classes of standfirsts, in whole words. */
const STANDFIRST_CLASS =
  /(?:^|[\s_-])(?:(?:chap[oô]|chapeau|accroche|standfirst|dek|epigraph|preface|einleitung|article[_-]+desc|(?:article|post|entry|content|text|html|header)[\s_-]+(?:excerpt|intro\w*|lead-?text|summary)|(?:sub|sous)-?(?:tit(?:le|re)?|heading|headline))(?:$|[\s_-])|(?:lead|lede|deck|intro|summary)(?:$|\s))/i;

/** A label before a text: « Reportage », « Enquête ». */
const KICKER =
  /^(?:\p{Lu}{4,}(?:\s\p{Lu}+)*\s?[.:–—-]|Reportage|Enquête|Entretien|Analyse|Portrait|Récit|Tribune)\s+(?=[\p{Lu}«])/u;

/**
 * Finds the standfirst of an article: a text near its title that is marked as one or that the page declares, else one that it
 * only declares. Rejects automatic excerpts and descriptions of the site.
 *
 * @param title of the article.
 * @param declaredTexts descriptions from the metadata, most reliable first.
 */
function findStandfirst(
  document: Document,
  headline: Element | null,
  title: string | undefined,
  declaredTexts: readonly (string | undefined)[],
  outlet: string | undefined,
): string | undefined {
  const page = collapseSpaces(document.body.textContent);
  const declared = declaredTexts.flatMap((text) => cleanStandfirst(text, outlet) ?? []);
  const shown = findShownStandfirst(document, headline, title, declared, outlet);
  const isExcerpt = (text: string) =>
    /(?:…|\.\.\.|&hellip;)[\s\])]*$/.test(text) ||
    (!/[.!?»”"]$/.test(text) && page.includes(text) && text !== shown);
  const [first, ...others] = [shown, ...declared].filter(
    (text) =>
      text !== undefined &&
      text.length >= MIN_STANDFIRST_LENGTH &&
      text.length <= MAX_STANDFIRST_LENGTH &&
      !isExcerpt(text) &&
      (outlet === undefined || !text.startsWith(outlet)),
  );
  // Of several that nobody sees none is known to be the standfirst.
  const isAlone = others.every((other = '') => lettersOf(other) === lettersOf(first ?? ''));
  return first === shown || isAlone ? first : undefined;
}

const cleanStandfirst = (text: string | undefined, outlet: string | undefined) =>
  removeOutlet(toPlainLine(text) ?? '', outlet).replace(KICKER, '') || undefined;

/** The words of a text that are more than articles and prepositions. */
const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

/** Finds the first text behind the title that is declared, or marked near it; a promotion shares no word with what is declared. */
function findShownStandfirst(
  document: Document,
  headline: Element | null,
  title: string | undefined,
  declared: readonly string[],
  outlet: string | undefined,
): string | undefined {
  const article = articleOf(headline);
  const subject = new Set([title, ...declared].flatMap((text) => longWords(text ?? '')));
  const declaredLetters = new Set(declared.map(lettersOf));
  for (const element of selectBehind(headline, document, STANDFIRST_SELECTOR)) {
    if (element.textContent.length > MAX_LINE_LENGTH) continue;
    const text = cleanStandfirst(element.textContent, outlet) ?? '';
    if (
      text.length < MIN_STANDFIRST_LENGTH ||
      isOutsideArticle(element) ||
      headline?.contains(element) ||
      lettersOf(title ?? '').endsWith(lettersOf(text))
    )
      continue;
    const isMarked =
      (STANDFIRST_CLASS.test(element.getAttribute('class') ?? '') ||
        element.matches('[itemprop="description"]')) &&
      !element.querySelector('script, form, button, time, h2, h3') &&
      article?.contains(element) !== false &&
      (declared.length === 0 || longWords(text).some((word) => subject.has(word)));
    if (isMarked || declaredLetters.has(lettersOf(text))) return text;
  }
  return undefined;
}
