import { expect, test } from 'vitest';
import { isoDay } from '@/lib/dates.ts';

test('§3 Dates for programs: the day alone', () => {
  expect(isoDay(new Date('2026-11-01'))).toBe('2026-11-01');
  expect(() => isoDay(new Date('hier'))).toThrow(RangeError);
});
