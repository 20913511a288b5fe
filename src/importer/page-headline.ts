import { isOutsideArticle, normalizeName, textWithSpaces, toPlainLine } from './page-document.ts';

/** A page whose title and outlet are known. */
export interface TitledPage {
  document: Document;
  title: string | undefined;
  outlet: string | undefined;
  /** The heading that shows the title, else the first: it may be the name of the site. */
  headline: Element | null;
}

/** Finds the heading of a page that shows a title, a kicker before it or not. */
export function findHeadline(document: Document, title: string | undefined): Element | null {
  const headings = ['h1', 'h2, h3'].flatMap((name) => [...document.querySelectorAll(name)]);
  const letters = normalizeName(title ?? '');
  const shown = headings.find(
    (one) => !one.closest('nav') && normalizeName(one.textContent).includes(letters),
  );
  return (letters && shown) || document.querySelector('h1');
}

/** The element of an article, or what is near its headline. */
export const articleOf = ({ headline }: TitledPage) =>
  headline?.closest('article') ?? headline?.parentElement?.parentElement?.parentElement;

/** Selects the elements behind a heading, in their order, or all where there is none. */
export function selectAfter(document: Document, heading: Element | null, selector: string) {
  const elements = [...document.querySelectorAll(`${heading?.localName ?? 'h1'}, ${selector}`)];
  const start = elements.findIndex((one) => one === heading) + 1;
  return elements.slice(start).filter((one) => one.matches(selector));
}

/** A longer paragraph is the article's text. */
const MIN_PARAGRAPH_LENGTH = 100;

/** Selects the elements between the headline of a page and its text. */
export function selectAboveText({ document, headline }: TitledPage, selector: string): Element[] {
  const behind = selectAfter(document, headline, `p, ${selector}`);
  const isLong = (one: Element) =>
    one.matches('p:not([class*="credit"], [class*="caption"])') &&
    one.textContent.length > MIN_PARAGRAPH_LENGTH &&
    !isOutsideArticle(one);
  const [, text] = behind.filter(isLong);
  return behind.slice(0, text && behind.indexOf(text)).filter((one) => one.matches(selector));
}

/** Selects elements that may be a line of their own. */
export const SHORT_LINE_SELECTOR =
  '[class*="date"], [class*="publi"], [class*="meta"], [class*="submitted"], [class*="info"], [class*="by"], [class*="auteur"], [class*="author"], time, center, font, small, em, i, b, strong, p, span, div, td';

/** Maximum length in characters of a text that is searched for a date and an author; a paragraph may mention another date. */
export const MAX_BYLINE_LENGTH = { line: 160, paragraph: 80 };

/** Maximum number of short lines that are read between a page's heading and its text. */
const MAX_LINES = 60;

/** Lists the short lines among elements, which may hold the day and the author. */
export function shortLines(elements: readonly Element[]): string[] {
  const lines: string[] = [];
  for (const place of elements) {
    if (lines.length >= MAX_LINES) break;
    const line = isOutsideArticle(place) ? undefined : toPlainLine(textWithSpaces(place));
    const longest = place.nodeName === 'P' ? MAX_BYLINE_LENGTH.paragraph : MAX_BYLINE_LENGTH.line;
    if (line !== undefined && (line.length <= longest || /^(?:[Pp]ar|[Bb]y)\s\p{Lu}/u.test(line)))
      lines.push(line.slice(0, longest));
  }
  return lines;
}
