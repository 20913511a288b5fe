import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aboutSchema } from '@/content/schemas/home-sections.ts';
import { faults, fields, figure } from '../../../support/fields.ts';

const about = { portrait: figure, paragraphs: ['Un.', 'Deux.', 'Trois.'], cv: './cv.pdf' };

describe('§9 Three biography paragraphs: content/about.json', () => {
  test('accepts a complete file', () => {
    expect(faults(aboutSchema, about)).toEqual([]);
  });

  test('accepts an empty text alternative, and asks for one that is missing', () => {
    expect(faults(aboutSchema, { ...about, portrait: { ...figure, alt: '' } })).toEqual([]);
    expect(faults(aboutSchema, { ...about, portrait: { src: figure.src } })).toEqual([
      expect.stringMatching(/^portrait\.alt: /),
    ]);
  });

  test.each([
    ['two paragraphs', { paragraphs: ['Un.', 'Deux.'] }, /^paragraphs: .*trois paragraphes/],
    ['four paragraphs', { paragraphs: ['1', '2', '3', '4'] }, /^paragraphs: .*trois/],
    ['an empty paragraph', { paragraphs: ['Un.', '', 'Trois.'] }, /^paragraphs\.1: .*vide/],
    ['a CV that is no PDF', { cv: './cv.odt' }, /^cv: ce n’est pas un PDF/],
    ['a missing CV', { cv: './autre.pdf' }, /^cv: fichier introuvable/],
    [
      'a picture on an unknown host',
      { portrait: { ...figure, src: 'https://images.inconnu.example/a.jpg' } },
      /^portrait\.src: .*hébergeur/,
    ],
    [
      'a file whose name goes on as an address',
      { portrait: { ...figure, src: './https://images.unsplash.com/photo-1' } },
      /^portrait\.src: /,
    ],
  ])('refuses %s', (_what, change, expected) => {
    expect(faults(aboutSchema, { ...about, ...change })).toEqual([expect.stringMatching(expected)]);
  });

  test('accepts a picture that the build has found', () => {
    const found = { src: '/photo.webp', width: 800, height: 600, format: 'webp' } as const;
    const image = () => z.string().transform(() => found);
    const { portrait } = aboutSchema({ ...fields, image }).parse(about);
    expect(portrait.src).toEqual(found);
  });

  test('accepts a picture on a known host', () => {
    const src = 'https://images.unsplash.com/photo-1';
    expect(faults(aboutSchema, { ...about, portrait: { ...figure, src } })).toEqual([]);
  });
});
