import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeSchema } from '@/content/schemas/description.ts';
import { paragraph } from '@/content/schemas/field-schemas.ts';

const SENTENCES = { label: 'Chapô', long: true, hint: 'Une phrase.' };

test.each([
  ['an integer has the bounds that are asked for', () => z.int(), { type: 'integer' }],
  ['also the least', () => z.int().min(3), { type: 'integer', minimum: 3 }],
  ['also the most', () => z.int().max(3), { type: 'integer', maximum: 3 }],
  ['a day', () => z.coerce.date(), { type: 'string', format: 'date' }],
  ['an address has no pattern', () => z.url('Non.'), { type: 'string', format: 'uri' }],
  [
    'a pattern answers with its own words, beside another fault',
    () =>
      z
        .string()
        .refine(() => false, 'Pas lui.')
        .regex(/^ri-/, 'Pas ainsi.'),
    { type: 'string', pattern: '^ri-', patternMessage: 'Pas ainsi.' },
  ],
  [
    'sentences keep the name of their field',
    () => paragraph('Chapô').max(300).optional().meta({ hint: 'Une phrase.' }),
    { type: 'string', minLength: 1, maxLength: 300, ...SENTENCES },
  ],
])('A described field: %s', (_what, make, expected) => {
  expect(describeSchema(make())).toEqual(expected);
});

test('A described field: one that has a default may be absent', () => {
  const schema = z.strictObject({ name: z.string(), branch: z.string().default('main') });
  expect(describeSchema(schema).required).toEqual(['name']);
});

test('A pattern with flags is refused: a form has no place for them', () => {
  expect(() => describeSchema(z.string().regex(/a/i))).toThrow('/a/i has flags');
});
