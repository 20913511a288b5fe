import { expect, test } from 'vitest';
import { shareImagePath } from '@/domain/share-image-path.ts';

test.each([
  ['/', '/partage/accueil.jpg'],
  ['/projet', '/partage/projet.jpg'],
  ['/articles/mokolo/', '/partage/articles/mokolo.jpg'],
])('the picture that a link to %s shows', (page, path) => {
  expect(shareImagePath(page)).toBe(path);
});
