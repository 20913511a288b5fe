import { expect, test } from 'vitest';
import { isUpcoming } from '@/admin/page/scheduled-rows.ts';

const today = new Date('2026-11-27');

test.each([
  ['Pluie · 28/11/2026', true],
  ['À la une · Pluie · 28/11/2026 · Sillons', true],
  ['Pluie · 27/11/2026 · Sillons', false],
  ['Brouillon · Pluie · 28/11/2026', false],
  ['Pluie', false],
  ['Du 01/01/2030', false],
])('§17 whether an entry is to come: « %s »', (summary, expected) => {
  expect(isUpcoming(summary, today)).toBe(expected);
});
