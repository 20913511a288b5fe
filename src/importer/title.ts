import type { LinkedData } from './linked-data.ts';
import { linkedText } from './linked-data.ts';
import { toPlainLine, type PageDocument } from './page-document.ts';

/** Longer than this is no title. */
const MAX_TITLE_LENGTH = 300;

/** Shorter than this is the name of a section. */
const MIN_HEADING_LENGTH = 12;

/** What stands between the title of an article and the name of its site. */
const SEPARATOR = String.raw`\s*(?:\s[-–—|·:]\s|::|»|:\s)\s*`;

/** What some write behind the name of a site of more than one word. */
const NAME_WITH_DOMAIN = /^(.+\s.+)\.(?:com|net|org|info|fr|cm)$/i;

/** A page's title, and the name of its site as far as the two stand together. */
interface Titles {
  title: string | undefined;
  outlet: string | undefined;
}

/**
 * The title of an article, and the outlet's name.
 *
 * @param networkTitle the title that the page says for networks.
 * @param outlet the name that it says for machines.
 */
export function findTitleAndOutlet(
  document: PageDocument,
  data: LinkedData,
  networkTitle: string | undefined,
  outlet: string | undefined,
): Titles {
  const windowTitle = toPlainLine(document.querySelector('title')?.textContent);
  const declaredTitle = toPlainLine(linkedText(data['headline'])) ?? networkTitle;
  const heading = findHeading(document, windowTitle ?? '');
  const fullTitle =
    heading !== undefined && (declaredTitle === undefined || hasSameMeaning(heading, declaredTitle))
      ? heading
      : (declaredTitle ?? windowTitle);
  const title = fullTitle === undefined ? undefined : removeOutlet(fullTitle, outlet);
  return {
    title: title !== undefined && title.length <= MAX_TITLE_LENGTH ? title : undefined,
    outlet: (outlet ?? outletInWindowTitle(windowTitle ?? '', title ?? ''))?.replace(
      NAME_WITH_DOMAIN,
      '$1',
    ),
  };
}

/** So many words in common, of four letters or more, and two titles say the same. */
const MIN_COMMON_WORDS = 3;

/** A page may be named otherwise for search engines: what it shows says the same in other words. */
function hasSameMeaning(heading: string, title: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  return words(heading).intersection(words(title)).size >= MIN_COMMON_WORDS;
}

/** The longest heading that the title of the window has in it, else the only first one. */
function findHeading(document: PageDocument, windowTitle: string): string | undefined {
  const headings = document.querySelectorAll('h1');
  return (
    [...document.querySelectorAll('[itemprop="headline"], h1, h2, h3, b')]
      .map((element) => toPlainLine(element.textContent) ?? '')
      .filter((heading) => heading.length >= MIN_HEADING_LENGTH && windowTitle.includes(heading))
      .sort((one, other) => other.length - one.length)
      .at(0) ?? (headings.length === 1 ? toPlainLine(headings[0]?.textContent) : undefined)
  );
}

/** Many pages write the name of the site behind the title. */
function removeOutlet(title: string, outlet: string | undefined): string {
  if (outlet === undefined) return title;
  const [, shortTitle] =
    new RegExp(`^(.+)${SEPARATOR}${RegExp.escape(outlet)}$`, 'i').exec(title) ?? [];
  return shortTitle ?? title;
}

/** The name of the site, before or behind the title; « par Ada Ndi » is none. */
function outletInWindowTitle(windowTitle: string, title: string): string | undefined {
  const escapedTitle = RegExp.escape(title);
  const [, before, behind] =
    new RegExp(
      `^(?:(.{2,60}?)${SEPARATOR}${escapedTitle}|${escapedTitle}${SEPARATOR}(.{2,60}))$`,
    ).exec(windowTitle) ?? [];
  const name = (before ?? behind)?.split(new RegExp(SEPARATOR))[0];
  return title === '' || name === undefined || /^(?:by|par)\s/i.test(name) ? undefined : name;
}
