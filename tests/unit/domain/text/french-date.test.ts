import { afterEach, describe, expect, test, vi } from 'vitest';
import { longDate, todayLong } from '@/domain/text/french-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('§2 Article reader: date in French format', () => {
  test.each([
    ['2026-11-21', '21 novembre 2026'],
    ['2026-11-01', '1er novembre 2026'],
    ['2026-12-11', '11 décembre 2026'],
    ['2001-02-01', '1er février 2001'],
    ['2025-08-31', '31 août 2025'],
  ])('%s is %s', (day, text) => {
    expect(longDate(new Date(day))).toBe(text);
  });

  test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
    'a content date is the same day in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(longDate(new Date('2026-11-01'))).toBe('1er novembre 2026');
    },
  );

  test.each([
    ['Pacific/Pago_Pago', '31 octobre 2026'],
    ['Africa/Douala', '1er novembre 2026'],
  ])('today is the visitor’s day in %s', (zone, text) => {
    vi.stubEnv('TZ', zone);
    expect(todayLong(new Date('2026-11-01T00:30:00Z'))).toBe(text);
  });

  test('an invalid date is refused', () => {
    expect(() => longDate(new Date('hier'))).toThrow(RangeError);
  });
});
