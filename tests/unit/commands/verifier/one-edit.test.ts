import { expect, test } from 'vitest';
import { isOneEdit } from '../../../../src/commands/verifier/text-rules.ts';

test('one sign more, one less, or another', () => {
  expect(isOneEdit('climat', 'climats')).toBe(true);
  expect(isOneEdit('cllimat', 'climat')).toBe(true);
  expect(isOneEdit('climat', 'clomat')).toBe(true);
  expect(isOneEdit('climat', 'climatats')).toBe(false);
  expect(isOneEdit('climat', 'climta')).toBe(false);
  expect(isOneEdit('eau', 'peau')).toBe(true);
});
