import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { frenchErrorMap } from '@/content/check/french-errors.ts';

const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('Radio') })]);
const noValue = 'ce n’est pas la bonne sorte de valeur ; écrivez';

describe('§3 Wrong content: what is said where a field has no words of its own', () => {
  test.each([
    ['a missing value', z.string(), undefined, 'ce champ manque ; ajoutez-le'],
    ['a number for a text', z.string(), 5, 'ce n’est pas un texte ; mettez-le entre guillemets'],
    ['nothing for a text', z.string(), null, `${noValue} un texte entre guillemets`],
    ['nothing for a list', z.array(z.string()), null, `${noValue} une liste entre crochets`],
    ['what no file can hold', z.bigint(), 5, `${noValue} une autre valeur`],
    [
      'two unknown fields',
      z.strictObject({}),
      { prix: 1, note: 2 },
      'champ inconnu « prix », « note » ; retirez-le ou corrigez son nom',
    ],
    ['an unknown choice', z.enum(['a', 'b']), 'c', 'valeur inconnue ; écrivez « a » ou « b »'],
    [
      'none of several forms: the last is the usual one',
      z.union([z.int(), z.boolean(), z.array(z.int())]),
      'c',
      `${noValue} une liste entre crochets`,
    ],
    ['an unknown kind', kinds, { kind: 'Presse' }, 'valeur inconnue ; corrigez-la'],
    [
      'any other fault',
      z.string().max(2),
      'abc',
      'cette valeur ne convient pas ; corrigez-la d’après le guide',
    ],
  ])('%s', (_what, schema, value, expected) => {
    const { error } = schema.safeParse(value, { error: frenchErrorMap });
    expect(error?.issues.map(({ message }) => message)).toEqual([expected]);
  });
});
