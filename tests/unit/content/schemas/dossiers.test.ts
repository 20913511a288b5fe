import { describe, expect, test } from 'vitest';
import { isUnguessableKey } from '@/lib/dossier-key.ts';
import { dossiersSchema } from '@/content/schemas/dossiers.ts';
import { faults } from '../../../support/fields.ts';

const dossier = {
  title: 'Trois papiers sur le climat',
  items: ['marche-mokolo', 'nuit'],
  key: '6d93831f589e638cbc2cb0a858083205',
};

/** The key that a message proposes. */
const proposed = (message = '') => /« key: "([0-9a-f]+)" »/.exec(message)?.[1] ?? '';

describe('§25 Dossiers: content/dossiers', () => {
  test.each([
    ['the least', dossier],
    ['one for somebody', { ...dossier, recipient: 'Le Fil des collines' }],
    ['one with days', { ...dossier, date: '2026-11-20', lastDay: '2026-11-20' }],
    ['a draft', { ...dossier, draft: true }],
  ])('accepts %s', (_what, data) => {
    expect(faults(dossiersSchema, data)).toEqual([]);
  });

  test.each([
    ['no title', { ...dossier, title: ' ' }, /^title: ce texte est vide/],
    ['no items', { ...dossier, items: [] }, /^items: ce dossier est vide/],
    ['an item twice', { ...dossier, items: ['nuit', 'nuit'] }, /^items: .*deux fois/],
    ['a day in words', { ...dossier, lastDay: 'demain' }, /^lastDay: ce n’est pas une date/],
    [
      'an end before its beginning',
      { ...dossier, date: '2026-11-20', lastDay: '2026-11-19' },
      /^lastDay: ce dernier jour vient avant la date/,
    ],
    ['a long addressee', { ...dossier, recipient: 'a'.repeat(81) }, /^recipient: .*80/],
    ['an unknown field', { ...dossier, secret: true }, /secret/],
  ])('refuses %s', (_what, data, expected) => {
    expect(faults(dossiersSchema, data)).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    ['without its key', undefined, 'la clé de l’adresse manque ; ajoutez la ligne'],
    ['with one that can be guessed', 'climat2026', 'cette clé se devine ; écrivez'],
  ])('a file %s is refused, and a fresh key is proposed each time', (_what, key, expected) => {
    const said = () => faults(dossiersSchema, { ...dossier, key });
    const [[first], [second]] = [said(), said()];
    expect(said()).toHaveLength(1);
    expect(first).toContain(`key: ${expected}`);
    expect(isUnguessableKey(proposed(first))).toBe(true);
    expect(proposed(second)).not.toBe(proposed(first));
  });
});
