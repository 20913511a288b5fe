import { expect, test } from 'vitest';
import {
  decodeWords,
  cleanQuery,
  encodeWords,
  splitWords,
} from '../../../../src/features/search/encode-words.ts';

test.each([
  ['L’eau qu’on boit', ['L’', 'eau', 'qu’', 'on', 'boit']],
  ['Le cœur, l’Œuvre', ['Le', 'cœur,', 'l’', 'Œuvre']],
  ["jusqu'à l'école", ["jusqu'", 'à', "l'", 'école']],
  ['(l’Est) aujourd’hui', ['(l’', 'Est)', 'aujourd’hui']],
  ['N’Djamena, M’Bam', ['N’Djamena,', 'M’Bam']],
  ['Thèmes\u00a0: Eau', ['Thèmes', ':', 'Eau']],
])('§26 Search: the words of « %s »', (text, words) => {
  const parted = encodeWords(text);
  expect(splitWords(parted).map((word) => decodeWords(word).trim())).toEqual(words);
  expect(decodeWords(parted)).toBe(text);
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
  expect(encodeWords('c’est l’eau').match(/\p{L}+/gu)).toEqual(['est', 'eau']);
});

const words = (text: string) =>
  encodeWords(text)
    .replaceAll(/[\u{F0000}-\u{FFFFD}\u2060]/gu, '')
    .split(/\s+/)
    .filter(Boolean);

test.each([
  ['12,5', ['12.5', 'de 12,5', '12,5 ']],
  ['0,125', ['0.125']],
  ['3,1416', ['3.1416']],
  ['1 500', ['1500', '1.500', '1,500', '1\u202f500', '1\u00a0500', '1’500']],
  ['1 250 000', ['1250000', '1.250.000', '1,250,000', '1\u202f250\u202f000']],
  ['1 250,5', ['1250,5', '1.250,5', '1250.5', '1\u202f250,5']],
  ['14h30', ['14 h 30', '14:30', '14H30', '14\u00a0h\u00a030', '14\u202fh\u202f30']],
  ['8 h 05', ['08h05', '8:05', '08:05', '8h05']],
  ['19 h', ['19h', '19H', '19\u00a0h']],
  ['U.E.', ['UE', 'U.E', 'U. E.', 'u.e.', 'l’U.E.', "l'UE"]],
  ['O.N.U.', ['ONU', 'O.N.U', 'O. N. U.', 'l’ONU']],
  ['S.A.', ['S. A.', 'S.A']],
  ['J.-P. Ndi', ['JP Ndi', 'J. P. Ndi', 'J.P. Ndi']],
  ['2-1', ['2 - 1', '2–1', '2 1']],
  ['20/05/1972', ['20.05.1972', '20-05-1972', '20 05 1972']],
  ['COVID-19', ['covid 19', 'Covid19', 'covid-19']],
  ['n° 3', ['n°3']],
  ['12 km', ['12km', '12\u00a0km']],
  ['500 FCFA', ['500FCFA', '500fcfa']],
  ['3,5 %', ['3.5%', '3,5%', '3.5 %', '3,5\u202f%']],
  ['km²', ['km2']],
])('§26 Search: « %s » is found as people type it', (text, queries) => {
  const indexed = words(text)
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase())
    .filter(Boolean);
  for (const query of queries)
    expect(
      cleanQuery(query)
        .split(' ')
        .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase())
        .filter((word) => word !== ''),
      query,
    ).toEqual(indexed);
});

test.each([
  'Le 20.05.1972, à 14:30, 12.5 % de 1 250 000 FCFA ; 2-1, COVID-19, Covid19 et 12km.',
  'L’U.E. et l’O.N.U. (S. A.) : J.-P. Ndi, le 1er mai, à 08 h 05, 08:05 et 19\u00a0h.',
  'Appelez le 237 600 00 00 00. En 2024, 1\u202f500 élèves sur 3 km² et 4 m³ ; 0,125 ; 3.1416.',
  'Le plan B. À 5 h, « 1.500 » ou 1,500 ; n° 3, n°3, F-16, 24/7, 2024-2025.',
  'Au cœur de l’Œuvre : 14h30min, 20ème, XXe, G20, 4x4, 100 m, v1.2.3.',
])('§26 Search: a result shows the text as it was written: « %s »', (text) => {
  expect(decodeWords(encodeWords(text))).toBe(text);
  expect(splitWords(encodeWords(text)).map(decodeWords).join('')).toBe(text);
});

test.each([
  ['12,5', '125'],
  ['3,5', '35'],
  ['14h30', '1430'],
  ['1 500', '500'],
  ['237 600 00 00 00', '237600'],
  ['en 2024 500', '2024500'],
])('§26 Search: « %s » is something else than « %s »', (text, other) => {
  expect(words(text)).not.toContain(words(other)[0]);
});
