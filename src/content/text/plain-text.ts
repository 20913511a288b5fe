import type { Block, Inline, TextTree } from './text-tree.ts';

/**
 * Converts formatted text to plain text on one line, for the excerpt on a card and for measuring.
 *
 * @param tree of which the ends of blocks and line breaks become one space each.
 */
export function plainText(tree: TextTree): string {
  return tree
    .map(blockText)
    .filter((text) => text !== '')
    .join(' ');
}

function blockText(block: Block): string {
  if (Array.isArray(block)) return inlineText(block);
  switch (block.type) {
    case 'heading':
      return inlineText(block.children);
    case 'blockquote':
      return plainText(block.children);
    case 'list':
      return block.items.map(plainText).join(' ');
    // Neither is running text.
    case 'picture':
    case 'video':
    case 'thematicBreak':
      return '';
  }
}

/** Converts a paragraph, or a part of one, to plain text on one line. */
export function inlineText(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.type === 'break') return ' ';
      return inline.type === 'code' ? inline.value : inlineText(inline.children);
    })
    .join('');
}

/** Default length of an excerpt in characters: slightly more than the four lines of a card hold (spec §9). */
const MAX_CARD_LENGTH = 240;

/**
 * Truncates a text at a space; a single long word is cut.
 *
 * @param text plain text on one line.
 * @param length the maximum, in characters.
 * @returns the whole text, or its start with « … ».
 */
export function excerpt(text: string, length = MAX_CARD_LENGTH): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length - 1);
  const start = space > 0 ? text.slice(0, space) : sliceCharacters(text, length - 1);
  return `${start.replace(/[\s,;:.–—]+$/u, '')}…`;
}

/** Takes the first UTF-16 units of a text without cutting a surrogate pair (an emoji, say) in half. */
function sliceCharacters(text: string, length: number): string {
  const end = (text.codePointAt(length - 1) ?? 0) > 0xffff ? length - 1 : length;
  return text.slice(0, end);
}

/**
 * Joins facts with dots, « Douala · 18 novembre 2026 »; where the browser breaks the line, no line starts with a dot.
 *
 * @param facts of which empty and undefined ones are left out.
 */
export const joinWithDots = (...facts: (string | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
