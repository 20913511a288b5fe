import htmlEncodingSniffer from 'html-encoding-sniffer';
import { type Handler, Parser, type ParserOptions } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import { ImportError } from './import-errors.ts';
import type { FetchedPage } from './fetch-page.ts';

/**
 * Parses a page, in the character set that its headers, its first bytes or its markup declare.
 *
 * @param page the response of the host.
 * @throws ImportError for a page that is too complex.
 */
export function parsePageDocument({ bytes, type }: FetchedPage): Document {
  const text = decodePage(bytes, type);
  refuseOversizedPage(text);
  return parseHTML(/<html/i.test(text) ? text : `<html><body>${text}</body></html>`).document;
}

/**
 * Decodes a page: as UTF-8 if most of its accents are valid UTF-8, even if some are broken or the page declares another
 * character set; else in the declared character set, or as Windows-1252 in place of UTF-8 if some accents are broken.
 */
export function decodePage(bytes: Uint8Array, type: string): string {
  const text = new TextDecoder().decode(bytes);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const [valid, broken] = [count(/[^\0-\u007f\ufffd]/g), count(/\ufffd/g)];
  if (valid > broken) return text;
  const [, charset] = /charset=["']?([\w-]+)/i.exec(type) ?? [];
  const encoding = htmlEncodingSniffer(bytes, {
    ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    defaultEncoding: 'UTF-8',
  });
  // A page wrongly declared as UTF-8 would lose its accents.
  return new TextDecoder(encoding === 'UTF-8' && broken > 0 ? 'windows-1252' : encoding).decode(
    bytes,
  );
}

/**
 * Maximum depth, and maximum numbers of elements and of attributes per element, of a page that is parsed; a larger
 * page is an attack, and could take hours.
 */
const PAGE_LIMITS = { depth: 120, elements: 20_000, attributes: 200 };

/**
 * Throws for a page with too many or too deeply nested elements.
 *
 * @param html of at most 5 MB.
 * @param options of the parser, given for XML.
 * @throws ImportError for such a page.
 */
export function refuseOversizedPage(html: string, options: ParserOptions = {}): void {
  let depth = 0;
  let elements = 0;
  const handler: Partial<Handler> = {
    onopentag(_, attributes) {
      depth += 1;
      elements += 1;
      if (
        depth > PAGE_LIMITS.depth ||
        elements > PAGE_LIMITS.elements ||
        Object.keys(attributes).length > PAGE_LIMITS.attributes
      )
        throw new ImportError('cette page est trop enchevêtrée pour être lue');
    },
    onclosetag() {
      depth -= 1;
    },
  };
  const parser = new Parser(handler, options);
  parser.end(html);
}

/**
 * Selects the parts of a page that aren't part of the article. It leaves out a `<footer>` or `<nav>` into which some outlets
 * put the day and the author, below the headline.
 */
const NON_ARTICLE_SELECTOR =
  'nav:not([class*="by"]), aside, footer:not([class*="meta"]), figure, [class*="related"], [class*="comment"], [class*="menu"]';

/** Whether an element is in a part of a page outside the article. A part that contains an `<h1>` isn't outside. */
export function isOutsideArticle(element: Element): boolean {
  const part = element.closest(NON_ARTICLE_SELECTOR);
  return part !== null && !part.querySelector('h1');
}

/** Matches the legal form after the name of a company, which isn't an author's or outlet's: a company may publish several. */
export const LEGAL_FORM = /\s(?:SARL|Sarl|SAS?|Ltd|LLC|Inc|GmbH|AG|A\/S|e\.\s?V)\.?$/;

/** Maximum length of a metadata text in characters; a longer one is cut. */
export const MAX_LINE_LENGTH = 2000;

/**
 * Converts a metadata text to one line of plain text: some pages put markup or entities in it.
 *
 * @returns undefined when it is empty.
 */
export function toPlainLine(text: string | null | undefined): string | undefined {
  let line = text?.slice(0, MAX_LINE_LENGTH) ?? '';
  // Some pages encode it twice.
  for (let round = 0; round < 2 && /&[#\w]+;|</.test(line); round += 1) line = stripMarkup(line);
  return collapseSpaces(line).trim() || undefined;
}

/** Collapses whitespace to one space; a single no-break space stays. */
export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, (run) => (/^[\u00a0\u202f]$/.test(run) ? run : ' '));
}

/** Reduces a name to its letters, in lower case and without accents, to compare it with another. */
export const normalizeName = (name: string) =>
  name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();

/** Returns the words of a text that are longer than articles and prepositions, to see whether two texts are about the same. */
export const extractLongWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu));

/** Returns the text of an element with a space between its parts, as a button may directly follow a name. */
export const textWithSpaces = (node: Node): string =>
  node.nodeType === 3
    ? (node.textContent ?? '')
    : [...node.childNodes].map(textWithSpaces).join(' ');

function stripMarkup(text: string): string {
  return parseHTML(`<html><body>${text}</body></html>`).document.body.textContent;
}
