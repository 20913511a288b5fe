import { describe, expect, test } from 'vitest';
import { publicationsSchema } from '@/content/schemas/publications.ts';
import { servicesSchema, testimonialsSchema } from '@/content/schemas/home-sections.ts';
import { faults, figure } from '../../../support/fields.ts';

const service = { icon: 'ri-mic-line', title: 'Interviews', description: 'Face à face.' };
const testimonial = { text: 'Précise.', name: 'Firmin Eru', position: 'Directeur', image: figure };
const publication = {
  title: 'Fil',
  excerpt: 'Un extrait.',
  date: '14 octobre 2026',
  url: 'https://www.linkedin.com/pulse/fil',
};

describe('§3 Service: content/services.json', () => {
  test('accepts a list', () => {
    expect(faults(servicesSchema, { services: [service] })).toEqual([]);
  });

  test.each([
    ['an empty list', [], /^services: cette liste est vide/],
    ['an unknown icon', [{ ...service, icon: 'ri-micro' }], /^services\.0\.icon: .*« ri-micro »/],
    ['an empty title', [{ ...service, title: '' }], /^services\.0\.title: .*vide/],
    ['an unknown field', [{ ...service, prix: 1 }], /^services\.0: .*prix/],
  ])('refuses %s', (_what, services, expected) => {
    expect(faults(servicesSchema, { services })).toEqual([expect.stringMatching(expected)]);
  });
});

describe('§3 Testimonial: content/testimonials', () => {
  test('accepts a list, with or without a photo', () => {
    const { image, ...plain } = testimonial;
    expect(image).toEqual(figure);
    expect(faults(testimonialsSchema, { testimonials: [testimonial, plain] })).toEqual([]);
  });

  test.each([
    ['an empty list', [], /^testimonials: .*vide/],
    ['a missing name', [{ text: 'a', position: 'b' }], /^testimonials\.0\.name: /],
    [
      'a photo that is not there',
      [{ ...testimonial, image: { ...figure, src: './absente.jpg' } }],
      /^testimonials\.0\.image\.src: /,
    ],
  ])('refuses %s', (_what, testimonials, expected) => {
    expect(faults(testimonialsSchema, { testimonials })).toEqual([expect.stringMatching(expected)]);
  });
});

describe('§3 Publication card: content/publications.json', () => {
  test('accepts a card with and without a cover', () => {
    const covered = { ...publication, backgroundImage: figure };
    expect(faults(publicationsSchema, { publications: [publication, covered] })).toEqual([]);
  });

  test.each([
    ['an empty list', [], /^publications: cette liste est vide/],
    ['an identity', [{ ...publication, id: 'article-0' }], /^publications\.0: .*id/],
    ['a relative address', [{ ...publication, url: '/fil' }], /^publications\.0\.url: .*https/],
    ['an empty date', [{ ...publication, date: '' }], /^publications\.0\.date: .*année/],
    ['a date that is none', [{ ...publication, date: 'hier' }], /^publications\.0\.date: .*année/],
  ])('refuses %s', (_what, publications, expected) => {
    expect(faults(publicationsSchema, { publications })).toEqual([expect.stringMatching(expected)]);
  });
});
