import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseViewUrl, formatViewUrl } from '@/features/portfolio/view-url.ts';
import { TABS } from '@/content/portfolio-tabs.ts';
import { anyCharacter } from '../../../support/any-character.ts';

const read = (address: string, tab: (typeof TABS)[number] = 'Tous') =>
  parseViewUrl(new URL(address, 'https://exemple.example'), tab);

describe('§4 Portfolio filter and modals: the address', () => {
  test.each([
    ['/', { tab: 'Tous' }],
    ['/?categorie=videos', { tab: 'Vidéos' }],
    ['/?categorie=VIDEOS', { tab: 'Vidéos' }],
    ['/?categorie=photos&ouvrir=aube', { tab: 'Photos', open: 'aube' }],
    ['/?ouvrir=aube#portfolio', { tab: 'Tous', open: 'aube' }],
  ] as const)('%s', (address, { tab, ...rest }) => {
    const open = 'open' in rest ? rest.open : undefined;
    expect(read(address)).toEqual({ tab, open });
  });

  test.each(['/?categorie=', '/?categorie=video', '/?categorie=<script>', '/?autre=1'])(
    '%s shows everything',
    (address) => {
      expect(read(address)).toEqual({ tab: 'Tous', open: undefined });
    },
  );

  test('an article has a page of its own, over the tab where it was opened', () => {
    const article = { category: 'Articles', slug: 'mokolo' } as const;
    expect(formatViewUrl('Articles', article)).toBe('/articles/mokolo/');
    expect(read('/articles/mokolo/', 'Articles')).toEqual({ tab: 'Articles', open: 'mokolo' });
  });

  test('« Tous » needs no mention, and nothing open none either', () => {
    expect(formatViewUrl('Tous')).toBe('/');
    expect(formatViewUrl('Photos')).toBe('/?categorie=photos');
    expect(formatViewUrl('Tous', { category: 'Photos', slug: 'aube' })).toBe('/?ouvrir=aube');
  });

  test.each(['/articles/mokolo', '/articles/mokolo/'])('%s is an article', (path) => {
    expect(read(path).open).toBe('mokolo');
  });

  test.each(['/x/articles/mokolo/', '/articles/mokolo/x', '/articles/'])('%s is none', (path) => {
    expect(read(path).open).toBeUndefined();
  });

  test('what is written is read again', () => {
    const slugs = fc.option(fc.stringMatching(/^[a-z\d-]{1,40}$/), { nil: undefined });
    fc.assert(
      fc.property(fc.constantFrom(...TABS), slugs, (tab, slug) => {
        const item = slug === undefined ? undefined : ({ category: 'Photos', slug } as const);
        expect(read(formatViewUrl(tab, item))).toEqual({ tab, open: slug });
      }),
    );
  });

  test('never throws, whatever stands in the address', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '?', '&', '=', '%', '#', ';', '+', 'categorie=', 'ouvrir=', 'photos'),
      anyCharacter,
      anyCharacter.map(encodeURIComponent),
    );
    fc.assert(
      fc.property(fc.string({ unit: piece }), (address) => {
        expect(TABS).toContain(read(`/p${address}`).tab);
      }),
    );
  });
});
