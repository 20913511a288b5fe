import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Site } from './broken-links.ts';

/**
 * A site as it was built.
 *
 * @param folder path of its files.
 * @param address its public address.
 */
export function builtSite(folder: string, address: string): Site {
  const files = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
  return {
    origin: new URL(address).origin,
    files: new Set(files),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
  };
}
