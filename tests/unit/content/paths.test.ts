import { expect, test } from 'vitest';
import {
  archivePagePath,
  archivePageSegments,
  articleDataPath,
  articlePath,
  chunkPath,
  modalItemDataPath,
  itemPath,
} from '@/content/paths.ts';

test.each([
  ['Tous', 1, '/portfolio/'],
  ['Tous', 2, '/portfolio/2/'],
  ['Vidéos', 1, '/portfolio/videos/'],
  ['Articles', 70, '/portfolio/articles/70/'],
] as const)('§2 Portfolio: page of the archive « %s », %i', (tab, page, path) => {
  expect(archivePagePath(tab, page)).toBe(path);
  expect(
    `/portfolio/${archivePageSegments(tab, page)
      .map((step) => `${step}/`)
      .join('')}`,
  ).toBe(path);
});

test('§2 Portfolio: files of data are counted from 1', () => {
  expect(chunkPath('Tous', 0)).toBe('/data/portfolio/tous/1.json');
  expect(chunkPath('Vidéos', 2)).toBe('/data/portfolio/videos/3.json');
});

test('§2 Article reader: an article has a page, and the data that its reader fetches', () => {
  expect(articlePath('mokolo')).toBe('/articles/mokolo/');
  expect(articleDataPath('mokolo')).toBe('/data/articles/mokolo.json');
  expect(modalItemDataPath('mokolo')).toBe('/data/items/mokolo.json');
});

test('Decision 21: whatever an address names, its data is a file of one folder', () => {
  expect(articleDataPath('../mokolo')).toBe('/data/articles/..%2Fmokolo.json');
  expect(modalItemDataPath('../mokolo')).toBe('/data/items/..%2Fmokolo.json');
});

test.each([
  [{ category: 'Articles', slug: 'mokolo' }, '/articles/mokolo/'],
  [{ category: 'Photos', slug: 'aube' }, '/?ouvrir=aube#portfolio'],
  [
    { category: 'Vidéos', slug: 'mboa', videoUrl: 'https://vimeo.com/1' },
    '/?ouvrir=mboa#portfolio',
  ],
  [{ category: 'Vidéos', slug: 'ondes' }, '/portfolio/#ondes'],
] as const)('Decision 18: where an item shows: %j', (item, path) => {
  expect(itemPath(item)).toBe(path);
});
