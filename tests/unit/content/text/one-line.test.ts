import { expect, test } from 'vitest';
import { joinWithDots } from '@/content/text/plain-text.ts';

test.each([
  [['Douala', '18 novembre 2026', 'Sillons'], 'Douala\u00a0· 18 novembre 2026\u00a0· Sillons'],
  [[undefined, '18 novembre 2026'], '18 novembre 2026'],
  [['Douala', ''], 'Douala'],
  [[], ''],
])('§11 Editorial fields: %j stand in one line', (facts, line) => {
  expect(joinWithDots(...facts)).toBe(line);
});
