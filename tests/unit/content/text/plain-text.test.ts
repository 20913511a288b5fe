import { describe, expect, test } from 'vitest';
import { plainText } from '@/content/text/plain-text.ts';
import { parseText } from '@/content/text/parse-text.ts';

describe('§3 Portfolio item: description without formatting', () => {
  test('drops the markers and keeps what they hold', () => {
    const source = '**a *b*** __c__ ~~d~~ `e*` [f _g_](https://a.example) [h](javascript:x)';
    expect(plainText(parseText(source))).toBe('a b c d e* f g h');
  });

  test('puts breaks and paragraphs on one line', () => {
    expect(plainText(parseText('a\nb\n\nc  \nd'))).toBe('a b c d');
  });

  test('an empty tree is an empty text', () => {
    expect(plainText([])).toBe('');
  });
});
