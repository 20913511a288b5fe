/**
 * A content date in long French form: « 21 novembre 2026 », « 1er novembre 2026 ».
 *
 * @param date a day, at midnight UTC as the content's dates are read.
 * @throws RangeError for an invalid date.
 */
export function longDate(date: Date): string {
  return format(date, { timeZone: 'UTC' });
}

/**
 * Today's date in the same form, for an article without a date (spec §2, Article reader).
 *
 * @param now the current moment; the day is that of the visitor's own time zone.
 * @throws RangeError for an invalid date.
 */
export function todayLong(now: Date): string {
  return format(now, {});
}

function format(date: Date, zone: { timeZone?: string }): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', ...zone })
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('');
}
