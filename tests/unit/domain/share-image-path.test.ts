import { expect, test } from 'vitest';
import { shareImagePath } from '@/domain/share-image-path.ts';

test.each([
  ['/', 'jpg', '/partage/accueil.jpg'],
  ['/projet', 'jpg', '/partage/projet.jpg'],
  ['/articles/mokolo/', 'png', '/partage/articles/mokolo.png'],
] as const)('the picture that a link to %s shows, a %s', (page, kind, path) => {
  expect(shareImagePath(page, kind)).toBe(path);
});
