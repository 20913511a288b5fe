import { plainLine, spaced } from './plain-line.ts';
import type { PageDocument } from './page.ts';

/** Most signs of a standfirst, as the schema has it. */
const LONGEST = 300;

const MARKED =
  'chapo chapeau standfirst article-lead article__lead article__desc sub-title theme-post-excerpt __intro article-intro post-intro'
    .split(' ')
    .map((part) => `[class*="${part}"]`)
    .join(', ');

/** What kind of text it is, before it. */
const KICKER =
  /^(?:\p{Lu}{4,}(?:\s\p{Lu}+)*\s?[.:–—-]|Reportage|Enquête|Entretien|Analyse|Portrait|Récit|Tribune)\s+(?=[\p{Lu}«])/u;

/**
 * The standfirst of an article: what a program has cut from its text is none, nor what a site says of itself.
 *
 * @param said what the page says for machines, the surest first.
 */
export function standfirstOf(
  document: PageDocument,
  said: readonly (string | undefined)[],
  outlet: string | undefined,
): string | undefined {
  const page = spaced(document.body.textContent);
  const isCut = (text: string) =>
    /(?:…|\.\.\.|&hellip;)[\s\])]*$/.test(text) ||
    (!/[.!?»”"]$/.test(text) && page.includes(text) && !isWritten(document, text));
  const isOfSite = (text: string) => outlet !== undefined && text.startsWith(outlet);
  const marked = document.querySelector(MARKED)?.textContent;
  return [marked, ...said]
    .map((text) => plainLine(text)?.replace(KICKER, ''))
    .find(
      (text) => text !== undefined && text.length <= LONGEST && !isCut(text) && !isOfSite(text),
    );
}

/** Whether an element of the page has this text and no other. */
function isWritten(document: PageDocument, text: string): boolean {
  return [...document.querySelectorAll('h2, h3, p, div, span')].some(
    (one) => plainLine(one.textContent) === text,
  );
}
