import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const FOLDERS = ['portfolio', 'dossiers'];
const ENTRY = /^[^/]+\/[^/]+\.md$/;
const ENTRY_LIKE = /\.(md|mdx|markdown)(\.txt)?$/i;

/**
 * The files that look like portfolio items or dossiers and that nothing reads: in a folder of their own, or under a
 * name that ends otherwise.
 *
 * @param folder absolute path of the content folder.
 * @returns their paths below it, in order.
 */
export async function misplacedEntries(folder: string): Promise<string[]> {
  // With their types, so that it looks up none of the files.
  const options = { recursive: true, withFileTypes: true } as const;
  const found = await Promise.all(
    FOLDERS.map((name) => readdir(join(folder, name), options).catch(() => [])),
  );
  return found
    .flat()
    .filter(({ name }) => ENTRY_LIKE.test(name))
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !ENTRY.test(file))
    .sort();
}
