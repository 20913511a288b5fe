import { describe, expect, test } from 'vitest';
import { isHashed, isKeptFile, isKeptPage, sameInAnySize } from '@/domain/copies/addresses.ts';

const BASES = ['', '/site'];

describe.each(BASES)('§27 Reads without a network: below « %s »', (base) => {
  test.each(['/', '/projet', '/articles/a/', '/portfolio/themes/mode/2/', '/recherche-action/'])(
    'the page %s is kept',
    (path) => {
      expect(isKeptPage(base + path, base)).toBe(true);
    },
  );

  test.each([
    '/admin/',
    '/admin',
    '/dossiers/abc/',
    '/hors-connexion/',
    '/recherche',
    '/recherche/',
  ])('the page %s is not', (path) => {
    expect(isKeptPage(base + path, base)).toBe(false);
  });

  test.each([
    '/_astro/a.B1x2c3d4_Z1.avif',
    '/_astro/fonts/a.woff2',
    '/_astro/shared.a.js',
    '/data/articles/a.json',
    '/favicon.svg',
    '/photos/a.JPG'.toLowerCase(),
  ])('the file %s is kept', (path) => {
    expect(isKeptFile(base + path, base)).toBe(true);
  });

  test.each([
    '/sw.js',
    '/_astro/keep-page.12345678.js',
    '/admin/desk.js',
    '/pagefind/pagefind.js',
    '/partage/a.jpg',
    '/videos/a.mp4',
    '/cv.pdf',
    '/data/sous-titres/a.vtt',
  ])('the file %s is not', (path) => {
    expect(isKeptFile(base + path, base)).toBe(false);
  });
});

test('§27 Reads without a network: what stands beside the site is none of ours', () => {
  expect(isKeptPage('/elsewhere/', '/site')).toBe(false);
  expect(isKeptFile('/sites/a.js', '/site')).toBe(false);
  expect(isHashed('https://a.example/_astro/a.js', '/site')).toBe(false);
  expect(isHashed('https://a.example/site/_astro/a.js', '/site')).toBe(true);
});

test('§27 Reads without a network: a picture is the same in any size', () => {
  const small = 'https://a.example/_astro/marche.Bazpy83M_Zyhkkq.avif';
  expect(sameInAnySize(small)).toBe(
    sameInAnySize('https://a.example/_astro/marche.Bazpy83M_1B-c_d.webp'),
  );
  for (const other of ['marche.Cazpy83M_Zyhkkq', 'marches.Bazpy83M_Zyhkkq'])
    expect(sameInAnySize(small)).not.toBe(sameInAnySize(small.replace(/marche.*kq/, other)));
  const script = 'https://a.example/_astro/shared.Bazpy83M.js';
  expect(sameInAnySize(script)).toBe(script);
});
