import { plainText } from '@/content/text/plain-text.ts';
import type { TextTree } from '@/content/text/text-tree.ts';

/** Characters of text that fill the first window of a phone, below a title. */
const FIRST_WINDOW = 500;

/**
 * Divides a text where its picture stands on a phone: after the first window, so that reading starts
 * before the picture is there.
 *
 * @param tree as `parseText` returns it.
 * @returns the paragraphs that fill the first window, and those after them.
 */
export function splitOpening(tree: TextTree): [opening: TextTree, rest: TextTree] {
  const full = tree.findIndex(
    (_, index) => plainText(tree.slice(0, index + 1)).length >= FIRST_WINDOW,
  );
  const end = full === -1 ? tree.length : full + 1;
  return [tree.slice(0, end), tree.slice(end)];
}
