import { describe, expect, test } from 'vitest';
import { sheetSchema } from '@/content/schemas/sheet.ts';
import { SHEET } from '../../../support/editors-pages.ts';
import { faults } from '../../../support/fields.ts';

const { languages, beats, places, biographies, pieces } = SHEET;
const { fr } = biographies;
const words = (count: number) => Array<string>(count).fill('mot :').join(' ');

describe('§2 Editors’ sheet: content/sheet.json', () => {
  test.each([
    ['all of it', SHEET],
    ['what every sheet has', { languages, beats, places, biographies: { fr }, pieces }],
    ['a biography a little longer', { ...SHEET, biographies: { fr: { ...fr, short: words(60) } } }],
  ])('accepts %s', (_what, sheet) => {
    expect(faults(sheetSchema, sheet)).toEqual([]);
  });

  test.each([
    ['no language', { ...SHEET, languages: [] }, /^languages: cette liste est vide/],
    ['no piece', { ...SHEET, pieces: [] }, /^pieces: cette liste est vide/],
    ['four pieces', { ...SHEET, pieces: ['a', 'b', 'c', 'd'] }, /^pieces: .* trois éléments/],
    ['a day that is none', { ...SHEET, availableFrom: 'bientôt' }, /^availableFrom: .*2026-11-21/],
    [
      'a short biography that is long',
      { ...SHEET, biographies: { fr: { ...fr, short: words(61) } } },
      /^biographies.fr.short: cette biographie compte 61 mots ; ramenez-la à 50 environ/,
    ],
    [
      'a long one that is longer',
      { ...SHEET, biographies: { fr: { ...fr, long: words(121) } } },
      /^biographies.fr.long: cette biographie compte 121 mots ; ramenez-la à 100 environ/,
    ],
  ])('refuses %s', (_what, sheet, message) => {
    expect(faults(sheetSchema, sheet)).toEqual([expect.stringMatching(message)]);
  });
});
