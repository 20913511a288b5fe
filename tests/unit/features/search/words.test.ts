import { expect, test } from 'vitest';
import {
  decodeElisions,
  cleanQuery,
  encodeElisions,
  splitWords,
} from '../../../../src/features/search/words.ts';

test.each([
  ['L’eau qu’on boit', ['L’', 'eau', 'qu’', 'on', 'boit']],
  ['Le cœur, l’Œuvre', ['Le', 'cœur,', 'l’', 'Œuvre']],
  ["jusqu'à l'école", ["jusqu'", 'à', "l'", 'école']],
  ['(l’Est) aujourd’hui', ['(l’', 'Est)', 'aujourd’hui']],
  ['N’Djamena, M’Bam', ['N’Djamena,', 'M’Bam']],
  ['Thèmes\u00a0: Eau', ['Thèmes', ':', 'Eau']],
])('§26 Search: the words of « %s »', (text, words) => {
  const parted = encodeElisions(text);
  expect(splitWords(parted).map((word) => decodeElisions(word).trim())).toEqual(words);
  expect(decodeElisions(parted)).toBe(text);
});

test.each([
  ['l’eau', 'eau'],
  ["prix d'une tomate", 'prix tomate'],
  [' Acte  de naissance', 'Acte naissance'],
  ['où', 'où'],
  ['cœur', 'coeur'],
  ['"prix de la tomate"', '"prix de la tomate"'],
  ['« train de nuit »', '"train de nuit"'],
  ['le "train" rouge', '"train" rouge'],
  ['', ''],
  ['N’Djamena', 'N’Djamena'],
  ['aujourd’hui', 'aujourd’hui'],
  ['moto-taxi', 'moto taxi'],
  ['porte-à-porte', 'porte porte'],
  ['prix/tomate,marché', 'prix tomate marché'],
  ['E\u0301cole-Pe\u0301nja', 'E\u0301cole Pe\u0301nja'],
  ['"moto-taxi"', '"moto-taxi"'],
])('§26 Search: « %s » is looked for as « %s »', (query, words) => {
  expect(cleanQuery(query)).toBe(words);
});

test('§26 Search: what is elided has no letter that an index would take for a word', () => {
  expect(encodeElisions('c’est l’eau').match(/\p{L}+/gu)).toEqual(['est', 'eau']);
});
