import type { PageDocument } from './page.ts';

/** Shorter than this is the name of a section. */
const SHORTEST = 12;

/** Longer than this is no name of an outlet. */
const LONGEST_NAME = 40;

const SEPARATORS = /^[\s\-–—|·:»«]+|[\s\-–—|·:»«]+$/g;

/**
 * Takes the title of a page's window apart: most write the article's title there, and their own name before or behind it.
 *
 * @returns the heading that stands in it, and what is left; nothing when no heading of the page does.
 */
export function titleParts(
  document: PageDocument,
): { title: string; outlet: string | undefined } | undefined {
  const whole = plain(document.querySelector('title')?.textContent ?? '');
  const title = [...document.querySelectorAll('[itemprop="headline"], h1, h2, h3, b')]
    .map((heading) => plain(heading.textContent))
    .filter((text) => text.length >= SHORTEST && whole.includes(text))
    .sort((one, other) => other.length - one.length)
    .at(0);
  if (title === undefined) return undefined;
  const rest = whole.replace(title, '').replaceAll(SEPARATORS, '');
  return { title, outlet: rest !== '' && rest.length <= LONGEST_NAME ? rest : undefined };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
