import { isoDay } from '../lib/iso-day.ts';
import { parseFrenchDate } from '../lib/parse-french-date.ts';
import type { PageDocument } from './page.ts';

const MARKED =
  'article time[datetime], time[pubdate][datetime], [itemprop="datePublished"], abbr.published[title], time[datetime]';

const DAY = String.raw`(\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})(?!\d)`;
const PUBLISHED = new RegExp(
  String.raw`(?:publi|post[ée]e?(?!e?\s+par)|mise?\s+en\s+ligne|paru)[^\d]{0,40}${DAY}`,
  'iu',
);
const SIGNED = new RegExp(String.raw`^[Pp]ar\s+\p{Lu}.{0,80}?${DAY}`, 'u');
const ANY = new RegExp(String.raw`(?<!\d)${DAY}`, 'u');
const CHANGED = /mise?\s+à\s+jour|modifi|actualis/i;

/**
 * The day on which a page appeared, by its own clock (ISO 8601).
 *
 * @param named what it says for machines, the surest first.
 * @param lines below its heading.
 */
export function publicationDay(
  document: PageDocument,
  named: readonly (string | undefined)[],
  lines: readonly string[],
): string | undefined {
  const marked = document.querySelector(MARKED);
  const told = ['datetime', 'content', 'title'].map((name) => marked?.getAttribute(name));
  return (
    [...named, ...told].map(dayOf).find((day) => day !== undefined) ??
    [SIGNED, PUBLISHED]
      .flatMap((pattern) => lines.map((line) => dayIn(pattern, line)))
      .find((day) => day !== undefined) ??
    lines
      .filter((line) => !CHANGED.test(line))
      .map((line) => dayIn(ANY, line))
      .find((day) => day !== undefined)
  );
}

function dayOf(text: string | null | undefined): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text?.trim() ?? '') ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function dayIn(pattern: RegExp, line: string): string | undefined {
  const [, written = ''] = pattern.exec(line) ?? [];
  const [day = '', month = '', year = ''] = written.split(/[/.-]/);
  if (year !== '') return dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  const date = parseFrenchDate(written);
  return date && isoDay(date);
}
