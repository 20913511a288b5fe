import { expect, test } from 'vitest';
import { formatTextLength } from '@/admin/page/field-notes.ts';

test.each([
  ['', ''],
  ['Pluie', ''],
  ['L’eau est revenue\n\nà Yaoundé, en 2026.', '7 mots, 1 min de lecture'],
  ['mot '.repeat(231), '231 mots, 2 min de lecture'],
])('§17 the length of a text: %j', (text, expected) => {
  expect(formatTextLength(text)).toBe(expected);
});
