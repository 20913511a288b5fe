import { isoDay, parseFrenchDate } from '../lib/dates.ts';
import { SHORT_LINE_SELECTOR, selectAfter, shortLines } from './page-headline.ts';
import { isOutsideArticle } from './page-document.ts';

const DATE_SELECTOR =
  'article time[datetime], time[pubdate][datetime], [itemprop="datePublished"], abbr.published[title], time[datetime]';

const ENGLISH_MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const DAY_PATTERN = String.raw`(\d{1,2}(?:er|st|nd|rd|th)?\s+\p{L}+\.?,?\s+\d{4}|${ENGLISH_MONTH}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})(?!\d)`;
const PUBLISHED_DAY = new RegExp(
  String.raw`(?:publi|post[ée]e?d?(?!e?\s+par)|mise?\s+en\s+ligne|paru)[^\d]{0,40}?${DAY_PATTERN}`,
  'iu',
);
const BYLINE_DAY = new RegExp(String.raw`^(?:par|by)\s+\p{L}.{0,80}?${DAY_PATTERN}`, 'iu');
const ANY_DAY = new RegExp(String.raw`(?<![\d\p{L}])${DAY_PATTERN}`, 'iu');
const UPDATE_NOTICE = /mise?\s+à\s+jour|modifi|actualis|updated/i;

/**
 * Finds the day of publication, in the page's time zone (ISO 8601).
 *
 * @param declaredDates dates from the metadata, most reliable first.
 */
export function findPublicationDay(
  document: Document,
  declaredDates: readonly (string | undefined)[],
): string | undefined {
  const marked = [...document.querySelectorAll(DATE_SELECTOR)].find(
    (element) => !isOutsideArticle(element),
  );
  const markedDates = ['datetime', 'content', 'title'].map((name) => marked?.getAttribute(name));
  const heading = document.querySelector('h1');
  const lines = shortLines(selectAfter(document, heading, SHORT_LINE_SELECTOR));
  const days = [
    ...[...declaredDates, ...markedDates].map(parseIsoDay),
    ...[BYLINE_DAY, PUBLISHED_DAY].flatMap((pattern) =>
      lines.map((line) => matchDay(pattern, line)),
    ),
    ...lines.filter((line) => !UPDATE_NOTICE.test(line)).map((line) => matchDay(ANY_DAY, line)),
  ];
  return days.find((day) => day !== undefined);
}

function parseIsoDay(text: string | null | undefined): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text?.trim() ?? '') ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function matchDay(pattern: RegExp, line: string): string | undefined {
  const [, dayText = ''] = pattern.exec(line) ?? [];
  const [day = '', month = '', year = ''] = dayText.split(/[/.-]/);
  if (year !== '') return parseIsoDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  const date = parseFrenchDate(dayText) ?? parseEnglishDate(dayText);
  return date && isoDay(date);
}

/** Parses « May 3, 2024 » or « 3rd May 2024 », as days are in English. */
function parseEnglishDate(text: string): Date | undefined {
  if (!new RegExp(`\\b${ENGLISH_MONTH}`, 'i').test(text)) return undefined;
  const date = new Date(`${text.replace(/(?<=\d)(?:st|nd|rd|th)/, '')} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
