import { expect, test } from 'vitest';
import { findMissingWords } from '../../../../src/features/search/encode-words.ts';

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
  ['1500', ['1\u{F0020}500']],
  ['ue', ['U\u{F002E}E.']],
  ['14h', ['14h30']],
  ['12\ua4f95', ['12\ua4f9\u{F002E}5']],
])('§26 Search: « %s » is among what was found', (words, found) => {
  expect(findMissingWords(words, found)).toEqual([]);
});

test.each([
  ['cheval', ['chez'], ['cheval']],
  ['lévitation', ['lever'], ['lévitation']],
  ['cv', ['c'], ['cv']],
  ['éléphant école', ['écoles'], ['éléphant']],
  ['tomate', [], ['tomate']],
  ['25000', ['250'], ['25000']],
  ['1500', ['15000'], ['1500']],
  ['12\ua4f95', ['12\ua4f97'], ['12\ua4f95']],
  ['14h30', ['14h'], ['14h30']],
  ['"motos-éléphants"', ['Motos-taxis'], ['"motos-éléphants"']],
])('§26 Search: of « %s » what isn’t there is known', (words, found, missing) => {
  expect(findMissingWords(words, found)).toEqual(missing);
});
