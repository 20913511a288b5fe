const TIME_ZONE = 'Africa/Douala';

/**
 * A moment as the owner says it, by her country's clock: « 14 h 32 », with its day when that isn't today.
 *
 * @param now the current moment.
 * @throws RangeError for an invalid date.
 */
export function cameroonTime(moment: Date, now: Date): string {
  const parts = new Intl.DateTimeFormat('fr', {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (name: 'hour' | 'minute') => parts.find(({ type }) => type === name)?.value ?? '';
  const hour = `${Number(part('hour'))} h ${part('minute')}`;
  const day = new Intl.DateTimeFormat('fr', { timeZone: TIME_ZONE, dateStyle: 'long' });
  return day.format(moment) === day.format(now) ? hour : `le ${day.format(moment)} à ${hour}`;
}
