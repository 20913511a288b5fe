import { expect, test } from 'vitest';
import { findLanguage } from '@/importer/find-language.ts';

test.each([
  ['The price of a tomato has doubled since March, and nobody in the market knows why.', 'en'],
  ['Le prix de la tomate a doublé depuis mars, et personne au marché ne sait pourquoi.', undefined],
  ['Le film « The Price of the Sea » est en salle dans la capitale.', undefined],
  ['Mokolo', undefined],
  ['', undefined],
])('§2 Language of a work: by its frequent words: %s', (text, language) => {
  expect(findLanguage(text)).toBe(language);
});
