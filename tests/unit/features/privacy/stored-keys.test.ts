import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as storage from '@/content/visitor-storage.ts';

/** What a visitor's browser may run; the editor is the owner's own. */
const FILES = globSync('src/**/*.{ts,tsx,astro}', {
  exclude: ['src/admin/**', 'src/**/*.server.ts', 'src/build/**', 'src/commands/**'],
});

/** Calls that store something, with the name of what is stored. */
const STORED = /\b(?:\w+Storage\.setItem|caches\.open|indexedDB\.\w+)\(\s*(?:\.\.\.)?([\w.]+)/g;

/** Names from that file, and what the caller of each was given. */
const KNOWN = new Set([
  ...Object.keys(storage),
  // `cacheNames`, in the service worker and in the list of saved pages.
  'CACHE_NAMES.pages',
  'CACHE_NAMES.offline',
  'cacheName',
  // The rate limit of EmailJS, whose key is `LAST_MESSAGE_KEY`.
  'pending',
  'databases',
]);

test('§13 Privacy: what is stored in a browser is what the privacy page erases', () => {
  const stored = FILES.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(STORED), ([, name = '']) => ({ file, name })),
  );
  expect(stored.length).toBeGreaterThan(4);
  expect(stored.filter(({ name }) => !KNOWN.has(name))).toEqual([]);
  const cookies = FILES.filter((file) =>
    /document\.cookie|cookieStore/.test(readFileSync(file, 'utf8')),
  );
  expect(cookies).toEqual([]);
});
