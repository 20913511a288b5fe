import { isSafeLink } from '../../lib/links.ts';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import type { Inline } from './text-tree.ts';

/**
 * Parses text that has no other blocks than paragraphs: `**bold**`, `*italic*` or `_italic_`, `__underline__`,
 * `~~strike~~`, `` `code` ``, `[link](address)`. A backslash before a marker shows the marker itself. A blank line
 * separates paragraphs, and every other line end is kept. Never throws.
 *
 * @param source from `normalizeText`.
 */
export function parseParagraphs(source: string): Inline[][] {
  return splitParagraphs(source)
    .map(({ text, nodes }) => (nodes ? inlines(nodes, text) : literalText(text)))
    .filter((paragraph) => paragraph.length > 0);
}

/** Returns the URLs of all links in a text, including unsafe ones. */
export function textLinks(source: string): string[] {
  // Most texts have no links, and parsing would take as long as the rest of the content check.
  if (!source.includes('](')) return [];
  return splitParagraphs(normalizeText(source)).flatMap(({ nodes = [] }) => linkUrls(nodes));
}

function linkUrls(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? linkUrls(node.children) : []),
  ]);
}

/** Converts sibling nodes, and joins adjacent strings. */
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
        : [{ type: 'code', value: node.value }];
    case 'link': {
      const children = inlines(node.children, source);
      return isSafeLink(node.url) ? [{ type: 'link', href: node.url, children }] : children;
    }
    default:
      // Images are parsed, not disabled: otherwise « ![a](b) » would leave a link behind its « ! ».
      return literalText(markdown);
  }
}

/** Converts text without parsing it; only its line ends become breaks. */
function literalText(text: string): Inline[] {
  return text
    .split(/[ \t]*\n[ \t]*/)
    .flatMap((line, index): Inline[] => [...(index > 0 ? [BREAK] : []), line])
    .filter((inline) => inline !== '');
}

const BREAK: Inline = { type: 'break' };

/** A node of the parser's tree. */
type Node = ReturnType<typeof fromMarkdown>['children'][number];

/**
 * The maximum number of marker characters in one paragraph. The parser's time grows with its square (100 kB of nested
 * asterisks would take minutes), and so does the depth of the tree: a paragraph over the limit isn't formatted.
 */
export const MAX_FORMATTING_MARKS = 150;
const MARKER = /[*_~`[\]\\]/g;

/** The Markdown constructs that the site doesn't support, neither in paragraphs nor as blocks. */
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

/** Those that make blocks (parse-text.ts). */
const BLOCK_CONSTRUCTS = ['blockQuote', 'headingAtx', 'list', 'thematicBreak'];

const PARSER_OPTIONS = {
  extensions: [
    gfmStrikethrough({ singleTilde: false }),
    { disable: { null: [...UNSUPPORTED_CONSTRUCTS, ...BLOCK_CONSTRUCTS] } },
  ],
  mdastExtensions: [gfmStrikethroughFromMarkdown()],
};

/** A paragraph with its parsed nodes; without them, it isn't formatted. */
interface ParsedParagraph {
  text: string;
  nodes?: readonly Node[];
}

/** Makes line ends alike, and replaces the character that no page may hold. */
export const normalizeText = (source: string): string =>
  source.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');

/** Splits a text into paragraphs, and parses each that has markers, but not too many. Never throws. */
function splitParagraphs(source: string): ParsedParagraph[] {
  return source.split(/\n\s*\n/).map((paragraph) => {
    // Trimming also removes a byte order mark, which would shift the parser's offsets, and an
    // indentation, which would start a code block.
    const text = paragraph.trim();
    const markers = text.match(MARKER)?.length ?? 0;
    if (markers === 0 || markers > MAX_FORMATTING_MARKS) return { text };
    return { text, nodes: fromMarkdown(text, PARSER_OPTIONS).children };
  });
}
