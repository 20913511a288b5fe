import { describe, expect, test } from 'vitest';
import { projectSchema } from '@/content/schemas/project.ts';
import { faults, figure } from '../../../support/fields.ts';

const project = {
  name: 'Lueurs d’Afrique',
  title: 'La lettre',
  description: 'Une description.',
  photo: figure,
  mission: ['1', '2', '3', '4', '5'],
  goals: ['a', 'b', 'c', 'd'],
  closing: 'Fin.',
  support: {
    intro: ['Un.'],
    services: [
      { icon: 'ri-mic-line', title: 'Interviews' },
      { icon: 'ri-mic-line', title: 'Podcasts' },
    ],
    donation: {
      method: 'Orange Money',
      phone: '+237 600 00 00 00',
      name: 'Clarisse Ndolé',
      thanks: 'Merci.',
    },
  },
};

describe('§2 Project page: content/project.json', () => {
  test('accepts a complete file', () => {
    expect(faults(projectSchema, project)).toEqual([]);
    expect(faults(projectSchema, { ...project, pitch: 'Chaque mois, un portrait.' })).toEqual([]);
  });

  test('other ways to give have a method, a number and a holder, and a card a page', () => {
    const way = { method: 'MTN Mobile Money', number: '+237 611', holder: 'Awa' };
    const withDonation = (fields: object) => {
      const donation = { ...project.support.donation, ...fields };
      return faults(projectSchema, { ...project, support: { ...project.support, donation } });
    };
    expect(withDonation({ otherWays: [way, way], cardUrl: 'https://dons.example' })).toEqual([]);
    expect(withDonation({ otherWays: [{ ...way, holder: ' ' }] })).toEqual([
      expect.stringMatching(/^support\.donation\.otherWays\.0\.holder: ce texte est vide/),
    ]);
    expect(withDonation({ cardUrl: 'dons.example' })).toHaveLength(1);
  });

  test.each([
    ['three goals', { goals: ['a', 'b', 'c'] }, /^goals: .*quatre objectifs/],
    ['three paragraphs', { mission: ['1', '2', '3'] }, /^mission: .*quatre paragraphes/],
    ['a description too long', { description: 'a'.repeat(171) }, /^description: .*170 signes/],
    ['a promise too long', { pitch: 'a'.repeat(201) }, /^pitch: .*200 signes/],
    ['an empty promise', { pitch: ' ' }, /^pitch: ce texte est vide/],
    [
      'no service',
      { support: { ...project.support, services: [] } },
      /^support\.services: cette liste est vide/,
    ],
    ['no introduction', { support: { ...project.support, intro: [] } }, /^support\.intro: .*vide/],
    [
      'a wrong number for the donation',
      { support: { ...project.support, donation: { ...project.support.donation, phone: '6' } } },
      /^support\.donation\.phone: .*\+237/,
    ],
  ])('refuses %s', (_what, change, expected) => {
    expect(faults(projectSchema, { ...project, ...change })).toEqual([
      expect.stringMatching(expected),
    ]);
  });
});
