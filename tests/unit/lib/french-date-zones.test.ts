import { afterEach, describe, expect, test, vi } from 'vitest';
import { longDate, longDateInVisitorZone } from '@/lib/dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('§2 Article reader: the day of a date, wherever it is read', () => {
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
    expect(longDateInVisitorZone(new Date('2026-11-01T00:30:00Z'))).toBe(text);
  });
});
