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

/** More than the longest description that a card shows: four lines (spec §9). */
const CARD_LENGTH = 240;

/**
 * The start of a text, cut between two words where it has any.
 *
 * @param text plain text on one line.
 * @param length how long the result may be, in characters.
 * @returns the whole text, or its start and « … ».
 */
export function excerpt(text: string, length = CARD_LENGTH): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length - 1);
  const start = space > 0 ? text.slice(0, space) : wholeCharacters(text, length - 1);
  return `${start.replace(/[\s,;:.–—]+$/u, '')}…`;
}

/** The first characters; none of two halves (an emoji, say) is cut in the middle. */
function wholeCharacters(text: string, length: number): string {
  const end = (text.codePointAt(length - 1) ?? 0) > 0xffff ? length - 1 : length;
  return text.slice(0, end);
}

/**
 * Several facts in one line, « Douala · 18 novembre 2026 », which breaks between two of them alone.
 *
 * @param facts in order; what is missing leaves no trace.
 * @returns an empty text when nothing is known.
 */
export const joinWithDots = (...facts: (string | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
