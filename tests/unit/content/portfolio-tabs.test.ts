import { describe, expect, test } from 'vitest';
import { CATEGORY_NAMES } from '@/content/item.ts';
import { filterItems, perTab, TABS } from '@/content/portfolio-tabs.ts';

const items = [
  { slug: 'a', category: 'Photos' },
  { slug: 'b', category: 'Articles' },
  { slug: 'c', category: 'Vidéos' },
  { slug: 'd', category: 'Articles' },
];

describe('§4 Portfolio filter: Tous, Articles, Vidéos or Photos', () => {
  test('the tabs are « Tous » and the categories, in that order', () => {
    expect(TABS).toEqual(['Tous', 'Articles', 'Vidéos', 'Photos']);
    expect(TABS.slice(1)).toEqual(Object.keys(CATEGORY_NAMES));
  });

  test('each has a value of its own', () => {
    expect(Object.entries(perTab((tab) => tab))).toEqual(TABS.map((tab) => [tab, tab]));
  });

  test('« Tous » shows every item, in order', () => {
    expect(filterItems(items, 'Tous')).toEqual(items);
  });

  test.each([
    ['Articles', 'bd'],
    ['Vidéos', 'c'],
    ['Photos', 'a'],
  ] as const)('« %s » shows its own items, in order', (tab, slugs) => {
    expect(
      filterItems(items, tab)
        .map(({ slug }) => slug)
        .join(''),
    ).toBe(slugs);
  });
});
