import { describe, expect, test } from 'vitest';
import { parseFrenchDate } from '@/lib/dates.ts';

describe('§3 Publication card: the day that a free text names', () => {
  test.each([
    ['14 octobre 2026', '2026-10-14'],
    ['1er mai 2026', '2026-05-01'],
    ['1er  janvier\u00a0 2026', '2026-01-01'],
    ['1 février 2024', '2024-02-01'],
    ['29 février 2024', '2024-02-29'],
    [' 8 Août 2026 ', '2026-08-08'],
    ['8 aout 2026', '2026-08-08'],
    ['3 de\u0301cembre 2025', '2025-12-03'],
  ])('%s', (text, day) => {
    expect(parseFrenchDate(text)?.toISOString()).toBe(`${day}T00:00:00.000Z`);
  });

  test.each([
    '',
    'Hiver 2026',
    'octobre 2026',
    '31 février 2026',
    '14/10/2026',
    'vers le 3 mai 2026',
    '3 mai 2026 au soir',
    '3 brumaire 2026',
  ])('none in « %s »', (text) => {
    expect(parseFrenchDate(text)).toBeUndefined();
  });
});
