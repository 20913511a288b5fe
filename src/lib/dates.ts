// Formatters are slow to create, and an archive shows thousands of dates: each is created once.
const LONG_FORMAT = createFormatter({ dateStyle: 'long', timeZone: 'UTC' });
const SHORT_FORMAT = createFormatter({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * Formats a content date in long French form: « 21 novembre 2026 », « 1er novembre 2026 ».
 *
 * @param date at midnight UTC.
 * @throws RangeError for an invalid date.
 */
export function longDate(date: Date): string {
  return format(date, LONG_FORMAT);
}

/**
 * Formats a content date in short French form: « 18 nov. », with the year unless it is the current one.
 *
 * @param date at midnight UTC.
 * @param today at midnight UTC.
 * @throws RangeError for an invalid date.
 */
export function shortDate(date: Date, today: Date): string {
  const year = date.getUTCFullYear();
  return `${format(date, SHORT_FORMAT)}${year === today.getUTCFullYear() ? '' : ` ${year}`}`;
}

/**
 * Formats the day of a moment in long French form, in the visitor's time zone: today, for an article without a date (spec
 * §2, Article reader) or a downloaded copy, or the day on which a page kept for reading offline was last read online.
 *
 * @param now the moment: the current one, or when the page was read.
 * @throws RangeError for an invalid date.
 */
export function longDateInVisitorZone(now: Date): string {
  return format(now, createFormatter({ dateStyle: 'long' }));
}

function createFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('fr-FR', options);
}

function format(date: Date, formatter: Intl.DateTimeFormat): string {
  return formatter
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

/** Lower-cases a text and removes its accents, which not everyone types. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  withoutAccents(createFormatter({ month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month))),
);

/**
 * Parses a free text (spec §3, Publication card: « date ») that is a full French date. « Hiver 2026 » and « 31 février
 * 2026 » aren't.
 *
 * @param text e.g. « 14 octobre 2026 », « 1er mai 2026 » or « 8 aout 2026 ».
 * @returns that day at midnight UTC, or undefined.
 */
export function parseFrenchDate(text: string): Date | undefined {
  const [, day, name = '', year] =
    /^(\d{1,2})(?:er)?\s+(\p{L}+)\s+(\d{4})$/u.exec(withoutAccents(text).trim()) ?? [];
  const month = MONTHS.indexOf(name);
  if (month < 0) return undefined;
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  return date.getUTCDate() === Number(day) ? date : undefined;
}

/**
 * Formats a content date as ISO 8601: « 2026-11-21 ».
 *
 * @param date at midnight UTC.
 * @throws RangeError for an invalid date.
 */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Formats a content date as a moment (ISO 8601): noon in Cameroon, which is the same day from Honolulu to Tokyo and Sydney.
 *
 * @param date at midnight UTC.
 * @throws RangeError for an invalid date.
 */
export function noonInCameroon(date: Date): string {
  return `${isoDay(date)}T12:00:00+01:00`;
}

const TIME_ZONE = 'Africa/Douala';

/** Format of a moment's day, « 2026-11-21 », in the owner's time zone, which the site uses wherever it is built or read. */
const CAMEROON_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
const CAMEROON_TIME = new Intl.DateTimeFormat('fr', { timeZone: TIME_ZONE, timeStyle: 'short' });

/**
 * Returns the day in Cameroon at a given moment.
 *
 * @returns that day at midnight UTC, like the content's dates, with which it can be compared.
 * @throws RangeError for an invalid date.
 */
export function dayInCameroon(moment: Date): Date {
  return new Date(CAMEROON_DAY.format(moment));
}

/**
 * Formats a time of day in Cameroon in French: « 14 h 32 », with the date unless it is today.
 *
 * @param now the current moment.
 * @throws RangeError for an invalid date.
 */
export function formatCameroonTime(moment: Date, now: Date): string {
  const [hours, minutes = ''] = CAMEROON_TIME.format(moment).split(':');
  const time = `${Number(hours)}\u00a0h\u00a0${minutes}`;
  const day = dayInCameroon(moment);
  return isoDay(day) === isoDay(dayInCameroon(now)) ? time : `le ${longDate(day)} à ${time}`;
}
