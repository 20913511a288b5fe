import { expect, test } from 'vitest';
import { formatFileSize } from '@/lib/file-size.ts';

test.each([
  [0, '0 ko'],
  [1, '1 ko'],
  [24_425, '25 ko'],
  [999_000, '999 ko'],
  [999_001, '1 Mo'],
  [1_000_000, '1 Mo'],
  [1_340_000, '1,3 Mo'],
  [12_000_000, '12 Mo'],
])('%i bytes are %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected.replace(' ', '\u00a0'));
});
