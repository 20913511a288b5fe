import { expect, test } from 'vitest';
import { findHostingService } from '@/features/privacy/hosting.ts';

test.each([
  ['https://awa.github.io/site', 'GitHub Pages'],
  ['https://awa.pages.dev', 'Cloudflare Pages'],
  ['https://awa.netlify.app', 'Netlify'],
  ['https://github.io.awa.example', undefined],
])('§13 Privacy: the hosting service of %s', (url, name) => {
  expect(findHostingService(url)).toBe(name);
});
