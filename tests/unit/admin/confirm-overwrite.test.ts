import { expect, test } from 'vitest';
import { cutCommonLines } from '@/admin/page/confirm-overwrite.ts';

test.each([
  ['a\nb\nc', 'a\nx\nc', '…\nb\n…', '…\nx\n…'],
  ['a\nb', 'a\nb\nc', '…', '…\nc'],
  ['a\na', 'a', '…\na', '…'],
  ['a', 'b', 'a', 'b'],
  ['', 'a', '', 'a'],
])('what tells two texts apart: %j and %j', (one, other, first, second) => {
  expect(cutCommonLines(one, other)).toEqual([first, second]);
});
