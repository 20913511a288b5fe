import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a built site weighs, in bytes. */
export interface Size {
  bytes: number;
  files: number;
  /** The HTML of the home page. */
  home: number;
  homeBrotli: number;
}

/** Every file of a built site: its path below the site's folder, and its size in bytes. */
function filesOf(dist: string): { path: string; size: number }[] {
  return globSync('**', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ path: relative(dist, file), size: statSync(file).size }));
}

const sumOf = (files: readonly { size: number }[]) =>
  files.reduce((sum, { size }) => sum + size, 0);

/**
 * Weighs a built site.
 *
 * @param dist path of its folder.
 */
export function siteSize(dist: string): Size {
  const files = filesOf(dist);
  const home = readFileSync(join(dist, 'index.html'));
  return {
    bytes: sumOf(files),
    files: files.length,
    home: home.length,
    homeBrotli: brotliCompressSync(home).length,
  };
}

/**
 * What an article has of its own in a built site, in bytes: its page, its data, its citations and its share image.
 *
 * @param dist path of the site's folder.
 * @param articles names of the articles in their addresses.
 * @returns the mean of them.
 */
export function articleSize(dist: string, articles: readonly string[]): number {
  const named = new Set(articles);
  const own = filesOf(dist).filter(({ path }) =>
    path.split(sep).some((step) => named.has(step.split('.', 1)[0] ?? '')),
  );
  return sumOf(own) / articles.length;
}
