import { expect, test } from 'vitest';
import { archivePath, archiveSteps, chunkPath } from '@/domain/portfolio/paths.ts';

test.each([
  ['Tous', 1, '/portfolio/'],
  ['Tous', 2, '/portfolio/2/'],
  ['Vidéos', 1, '/portfolio/videos/'],
  ['Articles', 70, '/portfolio/articles/70/'],
] as const)('§2 Portfolio: page of the archive « %s », %i', (tab, page, path) => {
  expect(archivePath(tab, page)).toBe(path);
  expect(
    `/portfolio/${archiveSteps(tab, page)
      .map((step) => `${step}/`)
      .join('')}`,
  ).toBe(path);
});

test('§2 Portfolio: files of data are counted from 1', () => {
  expect(chunkPath('Tous', 0)).toBe('/data/portfolio/tous/1.json');
  expect(chunkPath('Vidéos', 2)).toBe('/data/portfolio/videos/3.json');
});
