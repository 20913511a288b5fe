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
