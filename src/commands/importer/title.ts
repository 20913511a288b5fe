import type { Thing } from './linked-data.ts';
import { textOf } from './linked-data.ts';
import { plainLine } from './plain-line.ts';
import type { PageDocument } from './page.ts';

/** Longer than this is no title. */
const LONGEST = 300;

/** Shorter than this is the name of a section. */
const SHORTEST = 12;

/** What stands between the title of an article and the name of its site. */
const BETWEEN = String.raw`\s*(?:\s[-–—|·:]\s|::|»|:\s)\s*`;

/** A page's title, and the name of its site as far as the two stand together. */
export interface Titles {
  title: string | undefined;
  outlet: string | undefined;
}

/**
 * The title of an article, and the outlet's name.
 *
 * @param named the title that the page says for networks.
 * @param outlet the name that it says for machines.
 */
export function titlesOf(
  document: PageDocument,
  data: Thing,
  named: string | undefined,
  outlet: string | undefined,
): Titles {
  const window = plainLine(document.querySelector('title')?.textContent);
  const said =
    plainLine(textOf(data['headline'])) ?? named ?? headingOf(document, window ?? '') ?? window;
  const title = said === undefined ? undefined : withoutOutlet(said, outlet);
  return {
    title: title !== undefined && title.length <= LONGEST ? title : undefined,
    outlet: outlet ?? beside(window ?? '', title ?? ''),
  };
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
  const name = before ?? behind;
  return title === '' || name === undefined || /^(?:by|par)\s/i.test(name) ? undefined : name;
}
