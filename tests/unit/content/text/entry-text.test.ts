import { expect, test } from 'vitest';
import { entryText } from '@/content/text/entry-text.ts';

test('§2 Text formatting: an entry’s text, with its formatting and without', () => {
  expect(entryText({ body: 'Un **mot** fort.\n\nLa suite.' })).toEqual({
    tree: [['Un ', { type: 'strong', children: ['mot'] }, ' fort.'], ['La suite.']],
    plain: 'Un mot fort. La suite.',
  });
});

test('an entry without text', () => {
  expect(entryText({ body: '' })).toEqual({ tree: [], plain: '' });
});

test('the same text is parsed once, an edited one again', () => {
  const text = entryText({ body: 'Avant.' });
  expect(entryText({ body: 'Avant.' })).toBe(text);
  expect(entryText({ body: 'Après.' }).plain).toBe('Après.');
});
