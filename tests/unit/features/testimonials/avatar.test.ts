import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avatarToneOf, initialsOf } from '@/features/testimonials/avatar.ts';

describe('§3 Testimonial: initials avatar', () => {
  test.each([
    ['Clarisse Ndolé', 'CN'],
    ['Odette', 'O'],
    ['Élise Ôkala', 'ÉÔ'],
    ['aïssatou foléré', 'AF'],
    ['Jean-Paul Essomba', 'JE'],
    ['Jean-Paul', 'J'],
    ['Marie Claire Atangana Mbarga', 'MM'],
    ['Marie de la Tour', 'MT'],
    ['Jean Du Bois', 'JB'],
    ['Charles d’Almeida', 'CA'],
    ["Anne d'Ornano", 'AO'],
    ['Paul L’Hôte', 'PH'],
    ['De Souza', 'S'],
    ['LA FONTAINE Jean', 'FJ'],
    ['La', 'L'],
    ['d’', 'D'],
    ['  Serge \u00a0\n Miondo (Paris) ', 'SP'],
    ['Serge « Miondo »', 'SM'],
    ['E\u0301lise \u0254\u0301wono', 'ÉƆ\u0301'],
    ['ßen Ömer', 'SÖ'],
    ['', ''],
    ['   ', ''],
    ['42 — !', ''],
  ])('%j gives %j', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });

  test('any name gives two capitals at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(initialsOf(name)).toMatch(/^(?:[^\p{Ll}\P{L}]\p{M}*|\p{L}\p{M}*){0,2}$/u);
      }),
    );
  });
});

describe('§3 Testimonial: avatar tone', () => {
  test('is the same for the same name, however it is encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect([0, 1, 2, 3]).toContain(avatarToneOf(name));
        expect(avatarToneOf(` ${name.normalize('NFD')} `)).toBe(avatarToneOf(name));
      }),
    );
  });

  test('spreads names over the four tones', () => {
    const names = Array.from({ length: 400 }, (_, index) => `Nom ${index} Ndolé`);
    for (const tone of [0, 1, 2, 3]) {
      expect(names.filter((name) => avatarToneOf(name) === tone).length).toBeGreaterThan(60);
    }
  });
});
