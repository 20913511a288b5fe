import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Every file below a folder, at any depth.
 *
 * @param folder path of it.
 * @returns paths from there, with « / », sorted.
 */
export function listFilesBelow(folder: string): string[] {
  return globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}
