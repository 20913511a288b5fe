import { describe, expect, test } from 'vitest';
import { languagePageSchema } from '@/content/schemas/language-page.ts';
import { ENGLISH } from '../../../support/editors-pages.ts';
import { faults } from '../../../support/fields.ts';

describe('§2 Entry page: content/english.json', () => {
  test('accepts its five fields', () => {
    expect(faults(languagePageSchema, ENGLISH)).toEqual([]);
  });

  test.each([
    ['no service', { ...ENGLISH, services: [] }, /^services: cette liste est vide/],
    ['a long introduction', { ...ENGLISH, intro: 'a'.repeat(301) }, /^intro: .*300 signes/],
    ['an empty title', { ...ENGLISH, title: ' ' }, /^title: ce texte est vide/],
  ])('refuses %s', (_what, content, message) => {
    expect(faults(languagePageSchema, content)).toEqual([expect.stringMatching(message)]);
  });
});
