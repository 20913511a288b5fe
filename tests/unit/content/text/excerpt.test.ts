import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerpt } from '@/content/text/plain-text.ts';

describe('§9 Descriptions on cards', () => {
  test('a short text stays as it is', () => {
    expect(excerpt('Trois heures avant le concert.')).toBe('Trois heures avant le concert.');
  });

  test('a long text is cut between two words, without the punctuation before the cut', () => {
    const text = `${'mot '.repeat(58)}avant, après ${'mot '.repeat(20)}`;
    expect(excerpt(text)).toBe(`${'mot '.repeat(58)}avant…`);
  });

  test.each([
    ['dix lettre', 10, 'dix lettre'],
    ['dix lettres', 10, 'dix…'],
    ['dix lett res', 10, 'dix lett…'],
    ['dix lettr es', 10, 'dix lettr…'],
    ['dix lettre s', 10, 'dix…'],
    ['dix , ; : . – — ok lettres', 17, 'dix…'],
    ['anticonstitutionnellement', 10, 'anticonst…'],
    [' anticonstitutionnellement', 10, ' anticons…'],
    ['abcdefgh😀ij', 10, 'abcdefgh…'],
    ['abcdefg😀ijk', 10, 'abcdefg😀…'],
  ])('« %s » in %i characters', (text, length, cut) => {
    expect(excerpt(text, length)).toBe(cut);
  });

  test('never longer than 240 characters, always the start of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zé]{1,12}[,.]?$/), { maxLength: 80 }),
        (words) => {
          const text = words.join(' ');
          const cut = excerpt(text);
          expect(cut.length).toBeLessThanOrEqual(240);
          expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
        },
      ),
    );
  });
});
