import { describe, expect, test } from 'vitest';
import { longDate, shortDate } from '@/lib/dates.ts';

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

  test('an invalid date is refused', () => {
    expect(() => longDate(new Date('hier'))).toThrow(RangeError);
  });
});

test.each([
  ['2026-11-18', '18 nov.'],
  ['2026-05-01', '1er mai'],
  ['2025-12-31', '31 déc. 2025'],
])('§11 Editorial fields: in short, %s is %s', (day, text) => {
  expect(shortDate(new Date(day), new Date('2026-11-23T10:00:00Z'))).toBe(text);
});
