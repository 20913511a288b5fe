import { builtPages } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Nothing in it depends on the device.');

const stylesOf = (html: string) =>
  Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, css]) => css).join('');

const styles = () =>
  new Map(builtPages().map(({ file, html }) => [file.split('/')[0] ?? '', stylesOf(html)]));

test('§12 Speed: a page has no styles for what it doesn’t show', () => {
  const has = (page: string, rule: string) => styles().get(page)?.includes(rule);
  for (const [rule, page] of [
    ['.formatted-text', 'articles'],
    ['.masonry', 'index.html'],
    ['.search-title', 'recherche.html'],
  ] as const) {
    expect(has(page, rule), `${page} has ${rule}`).toBe(true);
    expect(has('404.html', rule), `404.html has ${rule}`).toBe(false);
  }
  expect(has('articles', '.masonry')).toBe(false);
});

test('§12 Speed: a page has the styles for what the service worker writes into it', () => {
  for (const [page, css] of styles()) {
    for (const rule of ['.page-width{', '.text-muted{', '.pt-4{', '.text-sm{', '.text-action{'])
      expect(css, page).toContain(rule);
  }
});
