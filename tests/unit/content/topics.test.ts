import { describe, expect, test } from 'vitest';
import { relatedBy, topicSlug, topicsOf } from '../../../src/content/topics.ts';
import { topicPath } from '../../../src/content/paths.ts';

describe('a name of a theme or a place', () => {
  test('is the same whatever accents, capitals and signs it is written with', () => {
    const slugs = ['L’Eau  potable', "l'eau potable", 'L’EAU POTABLE', 'l-eau-potable'].map(
      topicSlug,
    );
    expect(new Set(slugs)).toEqual(new Set(['l-eau-potable']));
    expect(topicSlug('Œuvres d’été')).toBe('oeuvres-d-ete');
    expect(topicSlug('e\u0301cole')).toBe(topicSlug('École'));
  });

  test('of another alphabet keeps its letters, and one of signs alone has none', () => {
    expect(topicSlug('ꔀꔤ 2')).toBe('ꔀꔤ-2');
    expect(topicSlug('…')).toBe('');
  });

  test('leads to a list, and to each of its pages', () => {
    expect(topicPath('lieux')).toMatch(/\/portfolio\/lieux\/$/);
    expect(topicPath('themes', 'Santé')).toMatch(/\/portfolio\/themes\/sante\/$/);
    expect(topicPath('themes', 'Santé', 2)).toMatch(/\/portfolio\/themes\/sante\/2\/$/);
  });
});

describe('themes and places', () => {
  const items = [
    { slug: 'a', themes: ['École', 'Eau'], lieu: 'Kribi' },
    { slug: 'b', themes: ['ecole', 'École'], lieu: 'kribi' },
    { slug: 'c', themes: ['école'] },
    { slug: 'd', themes: ['école', '!'] },
  ];

  test('have the name that most items write, of two the newer one', () => {
    expect(topicsOf(items, 'themes').map(({ name, slug }) => [name, slug])).toEqual([
      ['Eau', 'eau'],
      ['École', 'ecole'],
    ]);
    expect(topicsOf(items, 'lieux').map(({ name }) => name)).toEqual(['Kribi']);
  });

  test('list each item once, in its order', () => {
    const [, school] = topicsOf(items, 'themes');
    expect(school?.items.map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are found in time among ten thousand items', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      themes: [`Thème ${index % 500}`, `Sujet ${index % 70}`],
    }));
    expect(topicsOf(many, 'themes')).toHaveLength(570);
  });
});

describe('what an article ends with', () => {
  const article = (slug: string, ...themes: string[]) => ({
    slug,
    category: 'Articles' as const,
    position: 0,
    title: slug,
    description: '',
    themes,
  });
  const articles = [
    article('a', 'Eau', 'Climat'),
    article('b', 'Climat'),
    article('c', 'eau'),
    article('d', 'Climat'),
    article('e', 'Climat'),
    article('f'),
  ];
  const related = (index: number) => {
    const one = articles[index];
    return one && relatedBy(articles)(one).map(({ slug }) => slug);
  };

  test('others of its first theme, then of its others, the newest first, three at most', () => {
    expect(related(0)).toEqual(['c', 'b', 'd']);
    expect(related(1)).toEqual(['a', 'd', 'e']);
  });

  test('never itself, and nothing where it has no theme', () => {
    expect(related(2)).toEqual(['a']);
    expect(related(5)).toEqual([]);
  });
});
