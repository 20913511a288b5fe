import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';

/** A part of a paragraph as the parser gives it. */
export type Node = ReturnType<typeof fromMarkdown>['children'][number];

/**
 * How many marker characters one paragraph may hold and still be formatted. The parser's time grows
 * with the square of that number (100 kB of nested asterisks would take minutes), and so does the
 * depth of the tree: beyond the limit the paragraph shows as it was written.
 */
export const MAX_MARKERS = 150;
const MARKER = /[*_~`[\]\\]/g;

/**
 * How much work the parser may have with one text, a marker or a line end being the unit: some 40 ms. Once
 * it is used up, paragraphs show as they were written. Seventy pages of prose stay below it.
 */
const MAX_WORK = 3000;
const WORK_OF_PARAGRAPH = 4;
const CHARACTERS_OF_UNIT = 50;

/** What Markdown would also understand, and what here shows as it was written. */
const DISABLED = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'definition',
  'hardBreakEscape',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'list',
  'setextUnderline',
  'thematicBreak',
];

const OPTIONS = {
  extensions: [gfmStrikethrough({ singleTilde: false }), { disable: { null: DISABLED } }],
  mdastExtensions: [gfmStrikethroughFromMarkdown()],
};

/** A paragraph and what the parser found in it; without nodes, it shows as it was written. */
export interface ParsedParagraph {
  text: string;
  nodes?: readonly Node[];
}

/**
 * The paragraphs of a text, each parsed alone, within the limits above. Never throws.
 *
 * @param source text as the owner writes it, of any length.
 */
export function paragraphs(source: string): ParsedParagraph[] {
  let left = MAX_WORK;
  return source
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd')
    .split(/\n\s*\n/)
    .map((written) => {
      // Trimming also removes a byte order mark, which would shift the parser's offsets, and the
      // indentation that would make it code.
      const text = written.trim();
      const work = workOf(text);
      if (work === 0 || work > left) return { text };
      left -= work;
      return { text, nodes: fromMarkdown(text, OPTIONS).children };
    });
}

/** What a paragraph costs the parser, in units; nothing where there is nothing to format. */
function workOf(text: string): number {
  const markers = text.match(MARKER)?.length ?? 0;
  if (markers === 0) return 0;
  if (markers > MAX_MARKERS) return Infinity;
  const lines = text.split('\n').length;
  return WORK_OF_PARAGRAPH + markers + lines + text.length / CHARACTERS_OF_UNIT;
}
