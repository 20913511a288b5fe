import { expect, test } from 'vitest';
import { highlightMatches, type TextPart } from '../../../../src/features/search/highlight.ts';
import { encodeWords } from '../../../../src/features/search/encode-words.ts';

const shown = (pieces: readonly TextPart[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const TITLE = 'Le retour de l’eau';
const content = (text: string) => encodeWords(`${TITLE} ${text}`);
/** « Le », « retour », « de », « l’ », « eau ». */
const TITLE_LENGTH = 5;

test('§26 Search: what was found is marked in the title and in the text, without what stands behind it', () => {
  const { title, excerpt } = highlightMatches(
    content('Buea attend l’eau courante.'),
    TITLE_LENGTH,
    [4, 8],
  );
  expect(shown(title)).toBe('Le retour de l’[eau]');
  expect(shown(excerpt)).toBe('Buea attend l’[eau] courante.');
});

test('§26 Search: words in a row are one mark', () => {
  const { excerpt } = highlightMatches(content('L’eau courante.'), TITLE_LENGTH, [6, 7]);
  expect(shown(excerpt)).toBe('L’[eau courante].');
});

test('§26 Search: of a long text the part shows in which most was found', () => {
  const words = Array.from({ length: 200 }, (_, index) => `m${index}`);
  const at = (index: number) => TITLE_LENGTH + index;
  const { excerpt } = highlightMatches(content(words.join(' ')), TITLE_LENGTH, [
    at(3),
    at(120),
    at(130),
  ]);
  expect(shown(excerpt)).toMatch(/^… m114 .*\[m120\].*\[m130\].* m143 …$/);
  expect(shown(excerpt)).not.toContain('m113 ');
});

test('§26 Search: without a place in the text its start shows', () => {
  const { excerpt } = highlightMatches(content('Buea attend.'), TITLE_LENGTH, [4]);
  expect(shown(excerpt)).toBe('Buea attend.');
});

test('§26 Search: at the end of a text nothing follows', () => {
  const words = Array.from({ length: 60 }, (_, index) => `m${index}`);
  const { excerpt } = highlightMatches(content(words.join(' ')), TITLE_LENGTH, [TITLE_LENGTH + 59]);
  expect(shown(excerpt)).toMatch(/^… m30 .* \[m59\]$/);
});
