import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a built site weighs, in bytes. */
export interface Size {
  bytes: number;
  files: number;
  /** The HTML of the home page. */
  home: number;
  homeBrotli: number;
}

/**
 * Weighs a built site.
 *
 * @param dist path of its folder.
 */
export function siteSize(dist: string): Size {
  const files = globSync('**', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  const home = readFileSync(join(dist, 'index.html'));
  return {
    bytes: files.reduce((sum, size) => sum + size, 0),
    files: files.length,
    home: home.length,
    homeBrotli: brotliCompressSync(home).length,
  };
}
