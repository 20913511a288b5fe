import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Lists all files in a folder and its subfolders.
 *
 * @returns paths relative to the folder, with « / », sorted.
 */
export function listFilesBelow(folder: string): string[] {
  return globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}
