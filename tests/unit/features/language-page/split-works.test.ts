import { expect, test } from 'vitest';
import type { Item } from '@/content/item.ts';
import { MAX_WORKS, splitWorks } from '@/features/language-page/split-works.ts';

test('§2 Entry page: works in its language come apart from the others, each in their order', () => {
  const items: Pick<Item, 'slug' | 'lang'>[] = [
    { slug: 'a' },
    { slug: 'b', lang: 'en' },
    { slug: 'c', lang: 'fr' },
    { slug: 'd', lang: 'en' },
  ];
  const { works, otherWorks } = splitWorks(items, 'en');
  expect(works.map(({ slug }) => slug)).toEqual(['b', 'd']);
  expect(otherWorks.map(({ slug }) => slug)).toEqual(['a', 'c']);
});

test('§2 Entry page: of many works it shows the newest', () => {
  const items = Array.from({ length: 60 }, (_, index) => ({ index, lang: 'en' as const }));
  const { works, otherWorks } = splitWorks(items, 'en');
  expect(works).toEqual(items.slice(0, MAX_WORKS));
  expect(otherWorks).toEqual([]);
});
