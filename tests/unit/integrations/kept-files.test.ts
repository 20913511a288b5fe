import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { filesBelow } from '@/publish/files-below.ts';
import { dropUntrusted, keepUsed } from '@/integrations/kept-files.ts';

let cache = '';
let site = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const pictures = () => filesBelow(cache).filter((file) => file.includes('/'));

/** A cache as a whole build leaves it. */
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  cache = join(folder, 'cache');
  site = join(folder, 'site');
  write(join(cache, 'assets/marche.webp'), 'a market');
  write(join(cache, 'formats/0a1b'), 'avif');
  write(join(cache, 'partage/2c3d'), 'a shared market');
  write(join(cache, 'data-store.json'), '[]');
  write(join(site, '_astro/marche.webp'), 'a market');
  write(join(site, 'partage/articles/marche.png'), 'a shared market');
  keepUsed(cache, site, 'sharp 1');
});

test('what a whole build has left is kept', () => {
  const before = filesBelow(cache);
  dropUntrusted(cache, 'sharp 1');
  expect(filesBelow(cache)).toEqual(before);
  expect(pictures()).toHaveLength(3);
});

test.each(['assets/marche.webp', 'formats/0a1b', 'partage/2c3d'])(
  '%s is made again when half of it is lost, or another byte stands in it',
  (file) => {
    truncateSync(join(cache, file), 2);
    dropUntrusted(cache, 'sharp 1');
    expect(pictures()).toHaveLength(2);
    write(join(cache, file), 'webp');
    dropUntrusted(cache, 'sharp 1');
    expect(existsSync(join(cache, file))).toBe(false);
  },
);

test('what a build that was interrupted has left is not taken up', () => {
  write(join(cache, 'assets/lac.webp'), 'half of a la');
  dropUntrusted(cache, 'sharp 1');
  expect(existsSync(join(cache, 'assets/lac.webp'))).toBe(false);
});

test('what something else has made is not taken up, nor anything without a list that can be read', () => {
  write(join(cache, 'kept-files.json'), '{"madeWith":"sharp 1","dig');
  dropUntrusted(cache, 'sharp 1');
  expect(pictures()).toEqual([]);
  write(join(cache, 'assets/marche.webp'), 'a market');
  keepUsed(cache, site, 'sharp 1');
  dropUntrusted(cache, 'sharp 2');
  expect(pictures()).toEqual([]);
});

test('what the site no longer shows goes', () => {
  rmSync(join(site, 'partage/articles/marche.png'));
  write(join(site, '_astro/marche.webp'), 'another market');
  keepUsed(cache, site, 'sharp 1');
  expect(pictures()).toEqual(['formats/0a1b']);
});
