import { describe, expect, test } from 'vitest';
import { relatedArticlesFinder, facetSlug, facetsOf } from '../../../src/content/facets.ts';
import { facetPath } from '../../../src/content/paths.ts';

describe('a name of a theme or a place', () => {
  test('is the same whatever accents, capitals and signs it is written with', () => {
    const slugs = ['L’Eau  potable', "l'eau potable", 'L’EAU POTABLE', 'l-eau-potable'].map(
      facetSlug,
    );
    expect(new Set(slugs)).toEqual(new Set(['l-eau-potable']));
    expect(facetSlug('Œuvres d’été')).toBe('oeuvres-d-ete');
    expect(facetSlug('e\u0301cole')).toBe(facetSlug('École'));
  });

  test('of another alphabet keeps its letters, and one of signs alone has none', () => {
    expect(facetSlug('ꔀꔤ 2')).toBe('ꔀꔤ-2');
    expect(facetSlug('…')).toBe('');
  });

  test('leads to a list, and to each of its pages', () => {
    expect(facetPath('lieux')).toMatch(/\/portfolio\/lieux\/$/);
    expect(facetPath('themes', 'Santé')).toMatch(/\/portfolio\/themes\/sante\/$/);
    expect(facetPath('themes', 'Santé', 2)).toMatch(/\/portfolio\/themes\/sante\/2\/$/);
  });
});

describe('themes and places', () => {
  const items = [
    { slug: 'a', topics: ['École', 'Eau'], place: 'Kribi' },
    { slug: 'b', topics: ['ecole', 'École'], place: 'kribi' },
    { slug: 'c', topics: ['école'] },
    { slug: 'd', topics: ['école', '!'] },
  ];

  test('have the name that most items write, of two the newer one', () => {
    expect(facetsOf(items, 'themes').map(({ name, slug }) => [name, slug])).toEqual([
      ['Eau', 'eau'],
      ['École', 'ecole'],
    ]);
    expect(facetsOf(items, 'lieux').map(({ name }) => name)).toEqual(['Kribi']);
  });

  test('list each item once, in its order', () => {
    const [, school] = facetsOf(items, 'themes');
    expect(school?.items.map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are found in time among ten thousand items', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      topics: [`Thème ${index % 500}`, `Sujet ${index % 70}`],
    }));
    expect(facetsOf(many, 'themes')).toHaveLength(570);
  });
});

describe('what an article ends with', () => {
  const article = (slug: string, ...topics: string[]) => ({
    slug,
    category: 'Articles' as const,
    position: 0,
    title: slug,
    description: '',
    topics,
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
    return one && relatedArticlesFinder(articles)(one).map(({ slug }) => slug);
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
