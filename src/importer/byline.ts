import { plainLine } from './plain-line.ts';
import type { PageDocument } from './page.ts';

const PLACES =
  '[class*="date"], [class*="publi"], [class*="meta"], [class*="submitted"], [class*="info"], [class*="by"], [class*="auteur"], [class*="author"], time, center, font, small, em, i, b, strong, p, span, div, td';

/** Where other things than this article are told. */
const ELSEWHERE =
  'nav, aside, footer, figure, [class*="related"], [class*="comment"], [class*="menu"]';

/** Most signs of a line that says when, and by whom; of a paragraph, which may tell of another day, fewer. */
const LONGEST = { line: 160, paragraph: 80 };

/** More short lines than this have no page between its heading and its text. */
const MOST = 60;

const NAME = /(?:^|[\s(,;·|-])[Pp]ar\s+(\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'.-]*){1,3})/u;

/** Short lines from the heading on: there, pages without metadata write when and by whom. */
export function linesBelowHeading(document: PageDocument): string[] {
  const heading = document.querySelector('h1');
  const lines: string[] = [];
  for (const place of document.querySelectorAll(PLACES)) {
    if (lines.length >= MOST) break;
    if (heading && !(heading.compareDocumentPosition(place) & FOLLOWING)) continue;
    const line = place.closest(ELSEWHERE) ? undefined : plainLine(place.textContent);
    const longest = place.nodeName === 'P' ? LONGEST.paragraph : LONGEST.line;
    if (line === undefined) continue;
    if (line.length <= longest) lines.push(line);
    else if (/^[Pp]ar\s\p{Lu}/u.test(line)) lines.push(line.slice(0, longest));
  }
  return lines;
}

/** The name that such a line gives, « par Ada Ndi »; not that of who took a photo. */
export function writtenName(lines: readonly string[]): string | undefined {
  return lines
    .filter((line) => !/photo|crédit|©|illustration/i.test(line))
    .map((line) => NAME.exec(line)?.[1])
    .find((name) => name !== undefined);
}

/** Where a page marks who has written it; not who comments, nor the parts of a box about her. */
const MARKED =
  '[rel="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], [class*="author"], [class*="auteur"], [class*="user-name"], [data-testid*="byline"] span, .vcard .fn';

/** A name, and nothing else. */
const WHOLE = /^\p{Lu}[\p{L}’'.-]+(?:\s+(?:\p{Lu}[\p{L}’'.-]*|d[eu]|[Nn]go)){1,3}$/u;

/** What leads to more of an author. */
const BUTTON = /^(?:all|more|posts?|plus|suivre|tous|toutes|view|voir)\s/i;

/** The names that a page marks as those of its authors, below its heading. */
export function markedNames(document: PageDocument): string | undefined {
  const names = [...document.querySelectorAll(MARKED)]
    .filter((one) => !one.closest(ELSEWHERE))
    .flatMap((one) => bareName(plainLine(one.textContent)) ?? [])
    .filter((name) => WHOLE.test(name) && !BUTTON.test(name));
  return [...new Set(names)].slice(0, 3).join(', ') || undefined;
}

/** A name without « Par » or « Auteur », which many pages write before it. */
export function bareName(text: string | undefined): string | undefined {
  return text?.replace(/^(?:par|auteure?|autrice|écrit par|publié par|texte)\s*:?\s+/i, '');
}

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which is no global here. */
const FOLLOWING = 4;
