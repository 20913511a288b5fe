/**
 * A content date as programs read it: « 2026-11-21 » (ISO 8601).
 *
 * @param date a day, at midnight UTC as the content's dates are read.
 * @throws RangeError for an invalid date.
 */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
