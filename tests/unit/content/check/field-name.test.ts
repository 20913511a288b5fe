import { expect, test } from 'vitest';
import { fieldName } from '@/content/check/problem.ts';
import { portfolioSchema } from '@/content/schemas/portfolio.ts';
import { siteSchema } from '@/content/schemas/site.ts';
import { fields } from '../../../support/fields.ts';

test.each([
  [
    'a field of every variant',
    portfolioSchema,
    ['image', 'alt'],
    'image.alt (Description de l’image)',
  ],
  ['a field of one variant', portfolioSchema, ['outlet'], 'outlet (Média où l’article a paru)'],
  ['an entry of a list, counted from 1', portfolioSchema, ['topics', 1], 'topics[2] (Thème)'],
  ['a field in a list', siteSchema, ['networks', 0, 'url'], 'networks[1].url (Adresse du profil)'],
  ['a field without a label', portfolioSchema, ['category'], 'category'],
  ['a field that does not exist', siteSchema, ['telephone', 'fixe'], 'telephone.fixe'],
  ['the file itself', siteSchema, [], ''],
])('§3 Wrong content: how a fault names %s', (_what, make, path, expected) => {
  expect(fieldName(make(fields), path)).toBe(expected);
});
