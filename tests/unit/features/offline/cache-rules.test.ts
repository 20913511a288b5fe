import { describe, expect, test } from 'vitest';
import { isCacheableFile, isCacheablePage } from '@/features/offline/cache-rules.ts';

const BASES = ['', '/site'];

describe.each(BASES)('§27 Reads without a network: below « %s »', (base) => {
  test.each(['/', '/projet', '/articles/a/', '/portfolio/themes/mode/2/', '/recherche-action/'])(
    'the page %s is kept',
    (path) => {
      expect(isCacheablePage(base + path, base)).toBe(true);
    },
  );

  test.each([
    '/admin/',
    '/admin',
    '/dossiers/abc/',
    '/confier/',
    '/confier',
    '/hors-connexion/',
    '/recherche',
    '/recherche/',
    '/rss.xml',
    '/data/articles/a.json',
  ])('the page %s is not', (path) => {
    expect(isCacheablePage(base + path, base)).toBe(false);
  });

  test.each(['/_astro/a.B1x2c3d4_Z1.avif', '/_astro/fonts/a.woff2', '/_astro/shared.a.js'])(
    'the file %s is kept',
    (path) => {
      expect(isCacheableFile(base + path, base)).toBe(true);
    },
  );

  test.each([
    '/sw.js',
    '/favicon.svg',
    '/data/articles/a.json',
    '/_astro/a.B1x2c3d4.mp3',
    '/_astro/a.B1x2c3d4.mp4',
    '/_astro/a.B1x2c3d4.pdf',
    '/admin/desk.js',
    '/pagefind/pagefind.js',
    '/partage/a.jpg',
    '/videos/a.mp4',
    '/sons/a.mp3',
    '/cv.pdf',
    '/data/sous-titres/a.vtt',
    '/data/imprimes/a.pdf',
  ])('the file %s is not', (path) => {
    expect(isCacheableFile(base + path, base)).toBe(false);
  });
});

test('§27 Reads without a network: what stands beside the site is none of ours', () => {
  expect(isCacheablePage('/elsewhere/', '/site')).toBe(false);
  expect(isCacheableFile('/sites/a.js', '/site')).toBe(false);
  expect(isCacheableFile('/_astro/a.js', '/site')).toBe(false);
});
