/** To make a formatter takes far longer than to use it, and an archive shows thousands of dates. */
let contentDates: Intl.DateTimeFormat | undefined;
let shortDates: Intl.DateTimeFormat | undefined;

/**
 * A content date in long French form: « 21 novembre 2026 », « 1er novembre 2026 ».
 *
 * @param date a day, at midnight UTC as the content's dates are read.
 * @throws RangeError for an invalid date.
 */
export function longDate(date: Date): string {
  contentDates ??= formatter({ dateStyle: 'long', timeZone: 'UTC' });
  return format(date, contentDates);
}

/**
 * A content date for a line with little room: « 18 nov. », with its year where that isn't the current one.
 *
 * @param date a day, at midnight UTC as the content's dates are read.
 * @param today which day it is, at midnight UTC.
 * @throws RangeError for an invalid date.
 */
export function shortDate(date: Date, today: Date): string {
  shortDates ??= formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const year = date.getUTCFullYear();
  return `${format(date, shortDates)}${year === today.getUTCFullYear() ? '' : ` ${year}`}`;
}

/**
 * Today's date in the same form, for an article without a date (spec §2, Article reader).
 *
 * @param now the current moment; the day is that of the visitor's own time zone.
 * @throws RangeError for an invalid date.
 */
export function longDateToday(now: Date): string {
  return format(now, formatter({ dateStyle: 'long' }));
}

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('fr-FR', options);
}

function format(date: Date, dates: Intl.DateTimeFormat): string {
  return dates
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

/** As people write them who have no accents at hand. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  bare(
    new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2000, month),
    ),
  ),
);

/**
 * The day that a free text names (spec §3, Publication card: « date »), when it is a full French date and
 * nothing else. « Hiver 2026 », « 31 février 2026 » and the like name no day.
 *
 * @param text e.g. « 14 octobre 2026 », « 1er mai 2026 » or « 8 aout 2026 ».
 * @returns that day at midnight UTC.
 */
export function parseFrenchDate(text: string): Date | undefined {
  const [, day, name = '', year] =
    /^(\d{1,2})(?:er)?\s+(\p{L}+)\s+(\d{4})$/u.exec(bare(text).trim()) ?? [];
  const month = MONTHS.indexOf(name);
  if (month < 0) return undefined;
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  return date.getUTCDate() === Number(day) ? date : undefined;
}

/**
 * A content date as programs read it: « 2026-11-21 » (ISO 8601).
 *
 * @param date a day, at midnight UTC as the content's dates are read.
 * @throws RangeError for an invalid date.
 */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The site lives by its owner's clock, wherever it is built or read. */
const DAYS = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Africa/Douala',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The day that it is in Cameroon.
 *
 * @returns that day at midnight UTC, as the content's dates are read: the two can be compared.
 * @throws RangeError for an invalid date.
 */
export function dayInCameroon(moment: Date): Date {
  const parts = DAYS.formatToParts(moment);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
}
