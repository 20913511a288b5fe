import type { Inline, TextTree } from './text-tree.ts';

/**
 * Formatted text without its formatting, on one line: for the summary on a card and for measuring.
 *
 * @param tree as `parseText` returns it; paragraphs and line breaks become one space each.
 */
export function plainText(tree: TextTree): string {
  return tree.map((paragraph) => paragraph.map(inlineText).join('')).join(' ');
}

function inlineText(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  switch (inline.type) {
    case 'break':
      return ' ';
    case 'code':
      return inline.value;
    default:
      return inline.children.map(inlineText).join('');
  }
}
