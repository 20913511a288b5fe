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
export function todayLong(now: Date): string {
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
