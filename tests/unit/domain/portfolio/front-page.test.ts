import { expect, test } from 'vitest';
import { frontPieces } from '@/domain/portfolio/front-page.ts';
import type { Category } from '@/domain/portfolio/item.ts';

const item = (name: string, category: Category, une?: boolean) => ({ name, category, une });

/** Newest first. */
const ITEMS = [
  item('photo 1', 'Photos'),
  item('photo 2', 'Photos'),
  item('article 1', 'Articles'),
  item('article 2', 'Articles'),
  item('video 1', 'Vidéos'),
];

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const chosen = (...some: string[]) =>
  ITEMS.map((one) => (some.includes(one.name) ? { ...one, une: true } : one));

test('Decision 18: the front page has the newest article, video and photo', () => {
  expect(names(frontPieces(ITEMS, 3))).toEqual(['article 1', 'video 1', 'photo 1']);
});

test.each([
  [['photo 2'], ['photo 2', 'article 1', 'video 1']],
  [
    ['article 2', 'photo 2'],
    ['photo 2', 'article 2', 'video 1'],
  ],
  [
    ['article 1', 'article 2', 'photo 2', 'video 1'],
    ['photo 2', 'article 1', 'article 2'],
  ],
])('Decision 18: what its owner chose comes first: %j', (some, expected) => {
  expect(names(frontPieces(chosen(...some), 3))).toEqual(expected);
});

test('Decision 18: a front page without an article has what there is', () => {
  const photos = ITEMS.filter(({ category }) => category === 'Photos');
  expect(names(frontPieces(photos, 3))).toEqual(['photo 1', 'photo 2']);
  expect(frontPieces([], 3)).toEqual([]);
  expect(names(frontPieces(ITEMS, 5))).toEqual([
    'article 1',
    'video 1',
    'photo 1',
    'photo 2',
    'article 2',
  ]);
});
