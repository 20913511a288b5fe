import { builtPages } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Nothing in it depends on the device.');

/** Properties that have no other name, or whose plain name means something else. */
const PREFIXED_ALONE = new Set([
  // Lines are clamped by these three together, and by nothing else yet.
  '-webkit-line-clamp',
  '-webkit-box-orient',
  // Of one engine alone, and never standardised.
  '-webkit-font-smoothing',
  '-moz-osx-font-smoothing',
  '-webkit-tap-highlight-color',
]);

const PREFIX = /^-(?:webkit|moz)-/;

/** The rules of the styles that stand in a page, each as its declarations. */
const rulesOf = (html: string) =>
  Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, css = '']) => css)
    .join('')
    .split(/[{}]/)
    .map((rule) => rule.split(';').map((declaration) => declaration.split(':', 1).join().trim()));

test('§12 Speed: a page carries its styles, and a declaration with a prefix stands beside its plain one', () => {
  const lonely = new Map<string, string>();
  let found = 0;
  for (const { file, html } of builtPages())
    for (const names of rulesOf(html))
      for (const name of names.filter((name) => PREFIX.test(name))) {
        found += 1;
        if (PREFIXED_ALONE.has(name) || names.includes(name.replace(PREFIX, ''))) continue;
        lonely.set(name, file);
      }
  expect(found).toBeGreaterThan(0);
  expect([...lonely]).toEqual([]);
});
