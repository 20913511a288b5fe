import { describe, expect, test } from 'vitest';
import { sourcesPageSchema } from '@/content/schemas/sources.ts';
import { faults } from '../../../support/fields.ts';
import { SOURCES } from '../../../support/sources.ts';

const { signal, pgpKey, address, ...words } = SOURCES;

describe('§13 Sources: content/sources.json', () => {
  test.each([
    ['every way', SOURCES],
    ['Signal alone, without a link', { ...words, signal: { username: signal.username } }],
    ['a key alone', { ...words, pgpKey }],
    ['an address alone', { ...words, address }],
  ])('accepts %s', (_what, sources) => {
    expect(faults(sourcesPageSchema, sources)).toEqual([]);
  });

  test.each([
    ['no way at all', words, /^signal: il n’y a aucun moyen de vous joindre/],
    ['no word on the risks', { ...SOURCES, risks: [] }, /^risks: cette liste est vide/],
    [
      'a number as a name',
      { ...words, signal: { username: '+237 600 00 00 00' } },
      /^signal.username: .*« awa.42 »/,
    ],
    [
      'a link that says the number',
      { ...words, signal: { ...signal, link: 'https://signal.me/#p/+237600000000' } },
      /^signal.link: .*#eu/,
    ],
    ['a key that is no text', { ...words, pgpKey: './cle.gpg' }, /^pgpKey: .*« .asc »/],
  ])('refuses %s', (_what, sources, message) => {
    expect(faults(sourcesPageSchema, sources)).toEqual([expect.stringMatching(message)]);
  });
});
