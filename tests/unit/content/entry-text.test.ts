import { expect, test } from 'vitest';
import { entryText } from '@/content/entry-text.ts';
import { keepTexts } from '@/content/texts.ts';

const article = { collection: 'portfolio', id: 'marche' } as const;
const keep = (text: string) => {
  keepTexts('portfolio', new Map([[article.id, text]]));
};
const dossier = { collection: 'dossiers', id: 'marche' } as const;

test('§2 Text formatting: an entry’s text, with its formatting and without', () => {
  keep('Un **mot** fort.\n\nLa suite.');
  expect(entryText(article)).toEqual({
    tree: [['Un ', { type: 'strong', children: ['mot'] }, ' fort.'], ['La suite.']],
    plain: 'Un mot fort. La suite.',
  });
});

test('an entry without text', () => {
  keep('');
  expect(entryText(article)).toEqual({ tree: [], plain: '' });
});

test('two entries of one name have each its text', () => {
  keep('Un article.');
  keepTexts('dossiers', new Map([[dossier.id, 'Un dossier.']]));
  expect(entryText(article).plain).toBe('Un article.');
  expect(entryText(dossier).plain).toBe('Un dossier.');
});

test('the same text is parsed once, an edited one again', () => {
  keep('Avant.');
  const text = entryText(article);
  expect(entryText(article)).toBe(text);
  keep('Après.');
  expect(entryText(article).plain).toBe('Après.');
});

test('an entry that no loader has read is a fault of ours', () => {
  expect(() => entryText({ collection: 'portfolio', id: 'inconnu' })).toThrow('portfolio/inconnu');
});
