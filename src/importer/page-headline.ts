import { isOutsideArticle, normalizeName, textWithSpaces, toPlainLine } from './page-document.ts';

/** A page whose title and outlet are known. */
export interface TitledPage {
  document: Document;
  title: string | undefined;
  outlet: string | undefined;
  /** The heading that shows the title, or else the first `<h1>`, which may be the name of the site. */
  headline: Element | null;
}

/** Finds the heading of a page that shows the title, with or without a kicker before it; else the first `<h1>`. */
export function findHeadline(document: Document, title: string | undefined): Element | null {
  const headings = ['h1', 'h2, h3'].flatMap((name) => [...document.querySelectorAll(name)]);
  const letters = normalizeName(title ?? '');
  const shown = headings.find(
    (one) => !one.closest('nav') && normalizeName(one.textContent).includes(letters),
  );
  return (letters && shown) || document.querySelector('h1');
}

/** Returns the `<article>` around the headline, or else the element three levels above the headline. */
export const articleElementOf = ({ headline }: TitledPage) =>
  headline?.closest('article') ?? headline?.parentElement?.parentElement?.parentElement;

/** Returns the elements after a heading that match a selector, in the order of the page; all of them without a heading. */
export function findElementsAfter(document: Document, heading: Element | null, selector: string) {
  const elements = [...document.querySelectorAll(`${heading?.localName ?? 'h1'}, ${selector}`)];
  const start = elements.findIndex((one) => one === heading) + 1;
  return elements.slice(start).filter((one) => one.matches(selector));
}

/** Length in characters above which a paragraph belongs to the article's text, or is its standfirst. */
const MIN_PARAGRAPH_LENGTH = 100;

/**
 * Returns the elements that match a selector between the headline and the text of the article: the second long paragraph
 * belongs to the text, but the first may be the standfirst.
 */
export function findElementsAboveText(
  { document, headline }: TitledPage,
  selector: string,
): Element[] {
  const behind = findElementsAfter(document, headline, `p, ${selector}`);
  const isLong = (one: Element) =>
    one.matches('p:not([class*="credit"], [class*="caption"])') &&
    one.textContent.length > MIN_PARAGRAPH_LENGTH &&
    !isOutsideArticle(one);
  const [, text] = behind.filter(isLong);
  return behind.slice(0, text && behind.indexOf(text)).filter((one) => one.matches(selector));
}

/** Selects elements whose text may be a short line that names the day or the author. */
export const SHORT_LINE_SELECTOR =
  '[class*="date"], [class*="publi"], [class*="meta"], [class*="submitted"], [class*="info"], [class*="by"], [class*="auteur"], [class*="author"], time, center, font, small, em, i, b, strong, p, span, div, td';

/** Maximum length in characters of a text that is searched for a date and an author; a paragraph may mention another date. */
export const MAX_BYLINE_LENGTH = { line: 160, paragraph: 80 };

/** Maximum number of short lines that are read between a page's heading and its text. */
const MAX_LINES = 60;

/** Returns the texts of those elements that are short lines, which may name the day and the author. */
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
