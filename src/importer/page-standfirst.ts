import { MAX_STANDFIRST_LENGTH } from '../content/schemas/portfolio.ts';
import { articleElementOf, findElementsAfter, type TitledPage } from './page-headline.ts';
import {
  collapseSpaces,
  isOutsideArticle,
  normalizeName,
  extractLongWords,
  MAX_LINE_LENGTH,
  toPlainLine,
} from './page-document.ts';
import { removeOutlet } from './find-page-title.ts';

/** Minimum length of a standfirst in characters; a shorter text is a menu's label. */
const MIN_STANDFIRST_LENGTH = 25;

const STANDFIRST_SELECTOR = '[class], [itemprop="description"], h2, h3, h4, p, div, span';

/** Matches a class attribute with a whole word that names nothing but a standfirst. */
const STANDFIRST_NAME = /(?:^|[\s_-])(?:chap[oô]|chapeau|standfirst|dek|deck)(?:$|[\s_-])/i;

/** Matches a class attribute with whole words that name a standfirst, but may also name a teaser or a promotion. */
const INTRODUCTION_CLASS =
  /(?:^|[\s_-])(?:(?:accroche|epigraph|preface|einleitung|article[_-]+desc|(?:article|post|entry|content|text|html|header|detail)[\s_-]+(?:excerpt|intro\w*|lead-?text|summary)|intro-?text|synopsis|(?:sub|sous)-?(?:tit(?:le|re)?|heading|headline))(?:$|[\s_-])|(?:lead|lede|excerpt|intro|summary)(?:$|\s))/i;

/** Matches a label at the start of a standfirst, such as « Reportage » or « Enquête ». It is removed. */
const KICKER =
  /^(?:\p{Lu}{4,}(?:\s\p{Lu}+)*\s?[.:–—-]|Reportage|Enquête|Entretien|Analyse|Portrait|Récit|Tribune)\s+(?=[\p{Lu}«])/u;

/**
 * Finds the standfirst of an article: a text near the title that is marked as a standfirst or is in the metadata too, else a
 * text that is in the metadata alone. Rejects automatic excerpts and descriptions of the site.
 *
 * @param descriptions in the metadata, most reliable first.
 */
export function findStandfirst(
  page: TitledPage,
  descriptions: readonly (string | undefined)[],
): string | undefined {
  const declared = descriptions.flatMap((text) => cleanStandfirst(text, page) ?? []);
  const shown = findShownStandfirst(page, declared);
  const text = collapseSpaces(textWithoutHeadings(page.document));
  const isExcerpt = (one: string) =>
    /(?:…|\.\.\.|&hellip;)[\s\])]*$/.test(one) ||
    // The initial of some texts is drawn apart, and gets lost in the metadata.
    /^\p{Ll}{2,}\s/u.test(one) ||
    (!/[.!?»”"]$/.test(one) && text.includes(one) && one !== shown);
  const [first, ...others] = [shown, ...declared].filter(
    (one) =>
      one !== undefined &&
      one.length >= MIN_STANDFIRST_LENGTH &&
      one.length <= MAX_STANDFIRST_LENGTH &&
      !isExcerpt(one) &&
      (page.outlet === undefined || !one.startsWith(page.outlet)),
  );
  // Of several that nobody sees none is known to be the standfirst.
  const isAlone = others.every((other = '') => normalizeName(other) === normalizeName(first ?? ''));
  return first === shown || isAlone ? first : undefined;
}

/** Matches the byline that some outlets put behind the standfirst in their metadata: « Par Awa Ndi. » */
const TRAILING_BYLINE =
  /(?<=[.!?…»”"])\s(?:Par|By|Von)(?:\s\p{Lu}[\p{L}’'.-]+){2,4}(?:,\s[\p{L}\s]+)?\.?$/u;

const cleanStandfirst = (text: string | null | undefined, { outlet }: TitledPage) =>
  removeOutlet(toPlainLine(text) ?? '', outlet)
    .replace(KICKER, '')
    .replace(TRAILING_BYLINE, '') || undefined;

/** Returns the text of a page without headings and scripts: a standfirst that repeats their words is no excerpt of the text. */
function textWithoutHeadings({ body }: Document): string {
  let text = body.textContent;
  for (const { textContent } of body.querySelectorAll('h1, h2, h3, h4, script'))
    text = text.replace(textContent, '');
  return text;
}

/**
 * Finds the first text after the headline that is in the metadata, or that is marked as a standfirst. A mark that a promotion
 * may have too counts only if the text shares a long word with the title or the metadata, or if the metadata have no
 * description.
 */
function findShownStandfirst(page: TitledPage, declared: readonly string[]): string | undefined {
  const { document, title = '', headline } = page;
  const subject = extractLongWords([title, ...declared].join(' '));
  const declaredLetters = new Set(declared.map(normalizeName));
  for (const element of findElementsAfter(document, headline, STANDFIRST_SELECTOR)) {
    if (element.textContent.length > MAX_LINE_LENGTH || isOutsideArticle(element)) continue;
    const text = cleanStandfirst(element.textContent, page) ?? '';
    const letters = normalizeName(text);
    // A part of the headline is none.
    if (text.length < MIN_STANDFIRST_LENGTH || normalizeName(title).endsWith(letters)) continue;
    const className = element.getAttribute('class') ?? '';
    const isNamed = STANDFIRST_NAME.test(className);
    const isMarked =
      (isNamed ||
        INTRODUCTION_CLASS.test(className) ||
        element.matches('[itemprop="description"]')) &&
      !element.querySelector('script, form, button, time, h2, h3') &&
      articleElementOf(page)?.contains(element) !== false &&
      (declared.length === 0 || isNamed || !extractLongWords(text).isDisjointFrom(subject));
    if (isMarked || declaredLetters.has(letters)) return text;
  }
  return undefined;
}
