import { isSafeLink } from '../../lib/links.ts';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import type { Inline } from './text-tree.ts';
import { removeSoftHyphens } from './typography.ts';

/**
 * Parses text that has no other blocks than paragraphs: `**bold**`, `*italic*` or `_italic_`, `__underline__`,
 * `~~strike~~`, `` `code` ``, `[link](address)`. A backslash before a marker shows the marker itself. A blank line
 * separates paragraphs, and every other line end is kept. Never throws.
 *
 * @param source from `normalizeText`.
 */
export function parseParagraphs(source: string): Inline[][] {
  return splitParagraphs(source).flatMap(toNonEmptyParagraph);
}

/** Converts a parsed paragraph to a list with one paragraph, or to an empty list if nothing of it is left. */
export function toNonEmptyParagraph(paragraph: ParsedParagraph): Inline[][] {
  const parts = toInlines(paragraph);
  return parts.length > 0 ? [parts] : [];
}

export const toInlines = ({ text, nodes }: ParsedParagraph): Inline[] =>
  nodes ? inlines(nodes, text) : literalText(text);

/** Returns the URLs of all links in a text, including unsafe ones. */
export function textLinks(source: string): string[] {
  // Most texts have no links, and parsing would take as long as the rest of the content check.
  if (!source.includes('](')) return [];
  return splitParagraphs(normalizeText(source)).flatMap(({ nodes = [] }) => linkUrls(nodes));
}

function linkUrls(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' ? [cleanUrl(node.url)] : []),
    ...('children' in node ? linkUrls(node.children) : []),
  ]);
}

/** Converts sibling Markdown nodes to the parts of a paragraph, and joins adjacent strings. */
function inlines(nodes: readonly Node[], source: string): Inline[] {
  const joined: Inline[] = [];
  for (const inline of nodes.flatMap((node) => convertNode(node, source))) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') joined.splice(-1, 1, last + inline);
    else joined.push(inline);
  }
  return joined;
}

function convertNode(node: Node, source: string): Inline[] {
  const markdown = source.slice(node.position?.start.offset, node.position?.end.offset);
  switch (node.type) {
    case 'paragraph':
      return inlines(node.children, source);
    case 'text':
      return literalText(node.value);
    case 'break':
      return [{ type: 'break' }];
    case 'strong':
      return [
        {
          type: markdown.startsWith('_') ? 'underline' : 'strong',
          children: inlines(node.children, source),
        },
      ];
    case 'emphasis':
    case 'delete':
      return [{ type: node.type, children: inlines(node.children, source) }];
    case 'inlineCode':
      // Three backticks would start a code block, which the site doesn't support.
      return markdown.startsWith('```')
        ? literalText(markdown)
        : [{ type: 'code', value: removeBoundaries(node.value) }];
    case 'link': {
      const children = inlines(node.children, source);
      const href = cleanUrl(node.url);
      return isSafeLink(href) ? [{ type: 'link', href, children }] : children;
    }
    default:
      // Images are parsed, not disabled: otherwise « ![a](b) » would leave a link behind its « ! ».
      return literalText(markdown);
  }
}

/** Converts text without parsing it; only its line ends become breaks. */
function literalText(text: string): Inline[] {
  return removeBoundaries(text)
    .split(/[ \t]*\n[ \t]*/)
    .flatMap((line, index): Inline[] => [...(index > 0 ? [BREAK] : []), line])
    .filter((inline) => inline !== '');
}

/**
 * Placeholder that `separateMarkedWords` puts between a marker and the letter beside it while a paragraph is parsed: a
 * character that no text may have (Unicode, « noncharacters ») between two punctuation marks.
 */
const BOUNDARY = '\u2e4f\ufffe\u2e4f';

const removeBoundaries = (text: string) => text.replaceAll(BOUNDARY, '');
const cleanUrl = (url: string) => removeSoftHyphens(removeBoundaries(url));

/** Matches words between double markers such as « ** », with the letters that touch them, where `BOUNDARY` is put. */
const MARKED_WORDS =
  /(?<![\\*_~])([\p{L}\p{N}]?)((\*{2,3}|__|~~)(?!\s)(?:(?!\3)[^])+(?<!\s)\3)([\p{L}\p{N}]?)/gu;

/**
 * Separates marked words from the letters that touch them, « **Question :**réponse »: Markdown would not read a marker
 * between a letter and a punctuation mark, nor an underscore inside a word.
 */
const separateMarkedWords = (text: string): string =>
  text.replaceAll(
    MARKED_WORDS,
    (_, before: string, marked: string, _marker: string, after: string) =>
      before + (before && BOUNDARY) + marked + (after && BOUNDARY) + after,
  );

const BREAK: Inline = { type: 'break' };

/** A node of the Markdown syntax tree (mdast). */
export type Node = ReturnType<typeof fromMarkdown>['children'][number];

/**
 * The maximum number of marker characters in one paragraph; with more, the paragraph isn't formatted. The parser's time grows
 * with the square of that number (100 kB of nested asterisks would take minutes), and the tree gets deeper.
 */
export const MAX_FORMATTING_MARKS = 150;
const MARKER = /[*_~`[\]\\]/g;

/** The Markdown constructs that are switched off in the parser, so that they show as they are written. */
export const UNSUPPORTED_CONSTRUCTS = [
  'autolink',
  'characterReference',
  'codeFenced',
  'definition',
  'hardBreakEscape',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
];

/** The syntax constructs of Markdown that make blocks, which only articles have (parse-text.ts). */
const BLOCK_CONSTRUCTS = ['blockQuote', 'headingAtx', 'list', 'thematicBreak'];

const PARSER_OPTIONS = {
  extensions: [
    gfmStrikethrough({ singleTilde: false }),
    { disable: { null: [...UNSUPPORTED_CONSTRUCTS, ...BLOCK_CONSTRUCTS] } },
  ],
  mdastExtensions: [gfmStrikethroughFromMarkdown()],
};

/** The text of a paragraph with its Markdown nodes; without nodes, the text is shown as it is, without formatting. */
export interface ParsedParagraph {
  text: string;
  nodes?: readonly Node[];
}

/** Converts all line ends of a text to « \n », and replaces the null character, which HTML doesn't allow. */
export const normalizeText = (source: string): string =>
  source.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');

/** Splits a text into paragraphs, and parses each that has markers, but not too many. Never throws. */
export function splitParagraphs(source: string): ParsedParagraph[] {
  return source.split(/\n\s*\n/).map((paragraph) => {
    // Trimming also removes a byte order mark, which would shift the parser's offsets, and an
    // indentation, which would start a code block.
    const text = paragraph.trim();
    const markers = text.match(MARKER)?.length ?? 0;
    if (markers === 0 || markers > MAX_FORMATTING_MARKS) return { text };
    const separated = separateMarkedWords(text);
    return { text: separated, nodes: fromMarkdown(separated, PARSER_OPTIONS).children };
  });
}
