import { expect, test } from 'vitest';
import { findMissingWords } from '../../../../src/features/search/words.ts';

test.each([
  ['journaux', ['journal']],
  ['peche', ['Pêche,']],
  ['monnaie', ['porte-monnaie']],
  ['eaux', ['l’eau']],
  ['coeur', ['coe\u2060ur']],
  ['Kribi', ['Kribi.']],
  ['"train de nuit"', ['Train', 'de', 'nuit']],
  ['"motos-taxis"', ['Motos-taxis']],
  ['N’Djamena', ['N’Djamena']],
  ['ndjamena', ['N’Djamena,']],
])('§26 Search: « %s » is among what was found', (words, found) => {
  expect(findMissingWords(words, found)).toEqual([]);
});

test.each([
  ['cheval', ['chez'], ['cheval']],
  ['lévitation', ['lever'], ['lévitation']],
  ['cv', ['c'], ['cv']],
  ['éléphant école', ['écoles'], ['éléphant']],
  ['tomate', [], ['tomate']],
  ['"motos-éléphants"', ['Motos-taxis'], ['"motos-éléphants"']],
])('§26 Search: of « %s » what isn’t there is known', (words, found, missing) => {
  expect(findMissingWords(words, found)).toEqual(missing);
});
