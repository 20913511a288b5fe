import { describe, expect, test } from 'vitest';
import { aboutSchema } from '@/schemas/about.ts';
import { faults, fields, figure } from '../../support/fields.ts';

const schema = aboutSchema(fields);
const about = { portrait: figure, paragraphs: ['Un.', 'Deux.', 'Trois.'], cv: './cv.pdf' };

describe('§9 Three biography paragraphs: content/about.json', () => {
  test('accepts a complete file', () => {
    expect(faults(schema, about)).toEqual([]);
  });

  test('accepts an empty text alternative, and asks for one that is missing', () => {
    expect(faults(schema, { ...about, portrait: { ...figure, alt: '' } })).toEqual([]);
    expect(faults(schema, { ...about, portrait: { src: figure.src } })).toEqual([
      expect.stringMatching(/^portrait\.alt: /),
    ]);
  });

  test.each([
    ['two paragraphs', { paragraphs: ['Un.', 'Deux.'] }, /^paragraphs: .*trois paragraphes/],
    ['four paragraphs', { paragraphs: ['1', '2', '3', '4'] }, /^paragraphs: .*trois/],
    ['an empty paragraph', { paragraphs: ['Un.', '', 'Trois.'] }, /^paragraphs\.1: .*vide/],
    ['a missing CV', { cv: './autre.pdf' }, /^cv: fichier introuvable/],
    [
      'a picture on an unknown host',
      { portrait: { ...figure, src: 'https://images.inconnu.example/a.jpg' } },
      /^portrait\.src: .*hébergeur/,
    ],
  ])('refuses %s', (_what, change, expected) => {
    expect(faults(schema, { ...about, ...change })).toEqual([expect.stringMatching(expected)]);
  });

  test('accepts a picture on a known host', () => {
    const src = 'https://images.unsplash.com/photo-1';
    expect(faults(schema, { ...about, portrait: { ...figure, src } })).toEqual([]);
  });
});
