import { expect, test } from 'vitest';
import { leanStyles, withStyles } from '@/publish/page-styles/page-styles.ts';

const page = (body: string, rules = '.a{order:1}.b{order:2}.c{order:3}.d{order:4}.e{order:5}') =>
  `<style>${rules}</style>${body}`;
const words = (file: string) => ({ '_astro/x.js': ['c'], 'sw.js': ['d'] })[file] ?? [];

test('pages keep together what one of them, its scripts or the service worker shows', () => {
  const bodies = ['<p class="a">', '<p class="b"><i data-files="/_astro/x.js">'];
  const styles = leanStyles(
    bodies.map((body) => page(body)),
    words,
    ['sw.js'],
  );
  for (const body of bodies)
    expect(withStyles(page(body), styles)).toBe(
      page(body, '.a{order:1}.b{order:2}.c{order:3}.d{order:4}'),
    );
});
