import { expect, test } from 'vitest';
import { z } from 'zod';
import { descriptionOf } from '@/schemas/description.ts';
import { paragraph } from '@/schemas/fields.ts';

test.each([
  ['an integer has the bounds that are asked for', z.int(), { type: 'integer' }],
  ['also one of them', z.int().min(3), { type: 'integer', minimum: 3 }],
  ['a day', z.coerce.date(), { type: 'string', format: 'date' }],
  ['an address has no pattern to mismatch', z.url('Non.'), { type: 'string', format: 'uri' }],
  [
    'a pattern answers with its own words, beside another fault',
    z
      .string()
      .refine(() => false, 'Pas lui.')
      .regex(/^ri-/, 'Pas ainsi.'),
    { type: 'string', pattern: '^ri-', mismatch: 'Pas ainsi.' },
  ],
  [
    'sentences keep the name of their field',
    paragraph('Chapô').max(300).optional().meta({ hint: 'Une phrase.' }),
    {
      type: 'string',
      minLength: 1,
      maxLength: 300,
      label: 'Chapô',
      long: true,
      hint: 'Une phrase.',
    },
  ],
])('A described field: %s', (_what, schema, expected) => {
  expect(descriptionOf(schema)).toEqual(expected);
});
