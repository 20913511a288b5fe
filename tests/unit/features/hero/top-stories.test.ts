import { expect, test } from 'vitest';
import { pickTopStories } from '@/features/hero/top-stories.ts';
import type { Category } from '@/content/item.ts';

const PICTURE = { src: '/images/photo.jpg', alt: '' };

const item = (name: string, category: Category) => ({ name, category, figure: PICTURE });

/** Newest first. */
const ITEMS = [
  item('photo 1', 'Photos'),
  item('photo 2', 'Photos'),
  item('article 1', 'Articles'),
  item('article 2', 'Articles'),
  item('video 1', 'Vidéos'),
  item('article 3', 'Articles'),
];

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const chosen = (...some: string[]) =>
  ITEMS.map((one) => (some.includes(one.name) ? { ...one, featured: true } : one));
/** The items, of which only these have a picture. */
const pictured = (...some: string[]) =>
  ITEMS.map((one) => (some.includes(one.name) ? one : { ...one, figure: undefined }));

test('Decision 18: the front page has the newest article, video and photo', () => {
  expect(names(pickTopStories(ITEMS))).toEqual(['article 1', 'video 1', 'photo 1']);
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
  expect(names(pickTopStories(chosen(...some)))).toEqual(expected);
});

test('Decision 18: a front page without an article has what there is', () => {
  const photos = ITEMS.filter(({ category }) => category === 'Photos');
  expect(names(pickTopStories(photos))).toEqual(['photo 1', 'photo 2']);
  expect(pickTopStories([])).toEqual([]);
});

test.each([
  [
    ['video 1', 'photo 1'],
    ['video 1', 'article 1', 'photo 1'],
  ],
  [['photo 1'], ['photo 1', 'article 1', 'video 1']],
])('Decision 18: the first piece with a picture leads: %j', (some, expected) => {
  expect(names(pickTopStories(pictured(...some)))).toEqual(expected);
});

test('Decision 18: where no piece has a picture, the front page is five titles', () => {
  const expected = ['article 1', 'video 1', 'photo 1', 'photo 2', 'article 2'];
  expect(names(pickTopStories(pictured()))).toEqual(expected);
  // One further back doesn't lead.
  expect(names(pickTopStories(pictured('article 2')))).toEqual(expected);
});
