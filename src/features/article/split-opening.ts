import { plainText } from '@/content/text/plain-text.ts';
import type { TextTree } from '@/content/text/text-tree.ts';

/** Characters that fill the first screen of a phone, below a title. */
const FIRST_SCREEN_LENGTH = 500;

/**
 * Splits the text of an article where the article's picture stands on a phone: after the paragraphs that fill the first
 * screen, so that visitors can read before the picture is loaded.
 *
 * @param tree as `parseText` returns it.
 * @returns the paragraphs that fill the first screen, and the rest.
 */
export function splitOpening(tree: TextTree): [opening: TextTree, rest: TextTree] {
  const lastIndex = tree.findIndex(
    (_, index) => plainText(tree.slice(0, index + 1)).length >= FIRST_SCREEN_LENGTH,
  );
  const end = lastIndex === -1 ? tree.length : lastIndex + 1;
  return [tree.slice(0, end), tree.slice(end)];
}
