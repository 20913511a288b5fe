import { glob } from 'node:fs/promises';

const ITEM = /^portfolio\/[^/]+\.md$/;
const ITEM_LIKE = /\.(md|mdx|markdown)(\.txt)?$/i;

/**
 * The files that look like portfolio items and that nothing reads: in a folder of their own, or under a
 * name that ends otherwise.
 *
 * @param folder absolute path of the content folder.
 * @returns their paths below it, in order.
 */
export async function misplacedItems(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('portfolio/**', { cwd: folder }));
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ITEM_LIKE.test(file) && !ITEM.test(file))
    .sort();
}
