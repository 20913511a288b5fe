import type { Thing } from './linked-data.ts';
import { textOf } from './linked-data.ts';
import { plainLine, type PageDocument } from './page.ts';

/** Longer than this is no title. */
const LONGEST = 300;

/** Shorter than this is the name of a section. */
const SHORTEST = 12;

/** What stands between the title of an article and the name of its site. */
const BETWEEN = String.raw`\s*(?:\s[-–—|·:]\s|::|»|:\s)\s*`;

/** What some write behind the name of a site of more than one word. */
const DOMAIN = /^(.+\s.+)\.(?:com|net|org|info|fr|cm)$/i;

/** A page's title, and the name of its site as far as the two stand together. */
interface Titles {
  title: string | undefined;
  outlet: string | undefined;
}

/**
 * The title of an article, and the outlet's name.
 *
 * @param forNetworks the title that the page says for networks.
 * @param outlet the name that it says for machines.
 */
export function titlesOf(
  document: PageDocument,
  data: Thing,
  forNetworks: string | undefined,
  outlet: string | undefined,
): Titles {
  const window = plainLine(document.querySelector('title')?.textContent);
  const named = plainLine(textOf(data['headline'])) ?? forNetworks;
  const heading = headingOf(document, window ?? '');
  const said =
    heading !== undefined && (named === undefined || isLike(heading, named))
      ? heading
      : (named ?? window);
  const title = said === undefined ? undefined : withoutOutlet(said, outlet);
  return {
    title: title !== undefined && title.length <= LONGEST ? title : undefined,
    outlet: (outlet ?? beside(window ?? '', title ?? ''))?.replace(DOMAIN, '$1'),
  };
}

/** So many words in common, of four letters or more, and two titles say the same. */
const ALIKE = 3;

/** A page may be named otherwise for search engines: what it shows says the same in other words. */
function isLike(heading: string, title: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  return words(heading).intersection(words(title)).size >= ALIKE;
}

/** The longest heading that the title of the window has in it, else the only first one. */
function headingOf(document: PageDocument, window: string): string | undefined {
  const first = document.querySelectorAll('h1');
  return (
    [...document.querySelectorAll('[itemprop="headline"], h1, h2, h3, b')]
      .map((one) => plainLine(one.textContent) ?? '')
      .filter((heading) => heading.length >= SHORTEST && window.includes(heading))
      .sort((one, other) => other.length - one.length)
      .at(0) ?? (first.length === 1 ? plainLine(first[0]?.textContent) : undefined)
  );
}

/** Many pages write the name of the site behind the title. */
function withoutOutlet(title: string, outlet: string | undefined): string {
  if (outlet === undefined) return title;
  const [, bare] = new RegExp(`^(.+)${BETWEEN}${RegExp.escape(outlet)}$`, 'i').exec(title) ?? [];
  return bare ?? title;
}

/** The name of the site, before or behind the title; « par Ada Ndi » is none. */
function beside(window: string, title: string): string | undefined {
  const written = RegExp.escape(title);
  const [, before, behind] =
    new RegExp(`^(?:(.{2,60}?)${BETWEEN}${written}|${written}${BETWEEN}(.{2,60}))$`).exec(window) ??
    [];
  const name = (before ?? behind)?.split(new RegExp(BETWEEN))[0];
  return title === '' || name === undefined || /^(?:by|par)\s/i.test(name) ? undefined : name;
}
