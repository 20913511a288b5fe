import { glob } from 'node:fs/promises';

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
  const files = await Array.fromAsync(glob('{portfolio,dossiers}/**', { cwd: folder }));
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ENTRY_LIKE.test(file) && !ENTRY.test(file))
    .sort();
}
