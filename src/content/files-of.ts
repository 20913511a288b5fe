import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * The files of a collection. Node's `glob` takes 20 times as long among 10,000 files.
 *
 * @param folder absolute path of the content folder.
 * @param pattern a file's path below it, or that of a folder followed by `*` and the end of the names.
 * @returns their paths below it, in order.
 */
export async function filesOf(folder: string, pattern: string): Promise<string[]> {
  const { dir, base } = posix.parse(pattern);
  const names = await readdir(join(folder, dir)).catch((): string[] => []);
  const isOne = base.startsWith('*')
    ? (name: string) => name.endsWith(base.slice(1)) && !name.startsWith('.')
    : (name: string) => name === base;
  return names
    .filter(isOne)
    .sort()
    .map((name) => posix.join(dir, name));
}
