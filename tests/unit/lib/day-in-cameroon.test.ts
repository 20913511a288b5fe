import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayInCameroon, formatCameroonTime } from '@/lib/dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('§3 Entries to come: the day in Cameroon', () => {
  test.each([
    ['2027-11-30T22:59:59Z', '2027-11-30'],
    ['2027-11-30T23:00:00Z', '2027-12-01'],
    ['2027-11-30T23:30:00Z', '2027-12-01'],
    ['2027-12-01T12:00:00Z', '2027-12-01'],
    ['2027-12-31T23:30:00Z', '2028-01-01'],
    // No summer time.
    ['2027-07-01T22:30:00Z', '2027-07-01'],
  ])('at %s it is %s, as contents’ dates are read', (moment, day) => {
    expect(dayInCameroon(new Date(moment))).toEqual(new Date(day));
  });

  test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('also for a machine in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(dayInCameroon(new Date('2027-11-30T23:30:00Z'))).toEqual(new Date('2027-12-01'));
  });

  test('an invalid moment has none', () => {
    expect(() => dayInCameroon(new Date('hier'))).toThrow(RangeError);
  });
});

test('an hour is that of Cameroon, with its day when that is another one', () => {
  const moment = new Date('2026-11-22T22:59:00Z');
  expect(formatCameroonTime(moment, moment)).toBe('23\u00a0h\u00a059');
  expect(formatCameroonTime(moment, new Date('2026-11-22T23:00:00Z'))).toBe(
    'le 22 novembre 2026 à 23\u00a0h\u00a059',
  );
  expect(formatCameroonTime(new Date('2026-11-22T23:05:00Z'), moment)).toBe(
    'le 23 novembre 2026 à 0\u00a0h\u00a005',
  );
});
