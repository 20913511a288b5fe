import { isSafeLink } from '../../lib/links.ts';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';

/** Formatted text as a tree of plain objects: it is sent to the browser as JSON and contains no HTML. */
export type TextTree = Paragraph[];
type Paragraph = Inline[];
export type Inline =
  | string
  | { type: 'strong' | 'emphasis' | 'underline' | 'delete'; children: Inline[] }
  | { type: 'code'; value: string }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'break' };

/**
 * Parses formatted text: `**bold**`, `*italic*` or `_italic_`, `__underline__`, `~~strike~~`,
 * `` `code` ``, `[link](address)`. A backslash before a marker shows the marker itself. A blank line
 * separates paragraphs, and every other line end is kept. Never throws.
 *
 * @see spec §2 « Portfolio modals », design « Text formatting ».
 */
export function parseText(source: string): TextTree {
  return parseParagraphs(source)
    .map(({ text, nodes }) => (nodes ? inlines(nodes, text) : literalText(text)))
    .filter((paragraph) => paragraph.length > 0);
}

/** Returns the URLs of all links in a text, including unsafe ones. */
export function textLinks(source: string): string[] {
  // Most texts have no links, and parsing would take as long as the rest of the content check.
  if (!source.includes('](')) return [];
  return parseParagraphs(source).flatMap(({ nodes = [] }) => linkUrls(nodes));
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

/** The Markdown constructs that the site doesn't support. */
const DISABLED_CONSTRUCTS = [
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

const PARSER_OPTIONS = {
  extensions: [
    gfmStrikethrough({ singleTilde: false }),
    { disable: { null: DISABLED_CONSTRUCTS } },
  ],
  mdastExtensions: [gfmStrikethroughFromMarkdown()],
};

/** A paragraph with its parsed nodes; without them, it isn't formatted. */
interface ParsedParagraph {
  text: string;
  nodes?: readonly Node[];
}

/** Splits a text into paragraphs, and parses each that has markers, but not too many. Never throws. */
function parseParagraphs(source: string): ParsedParagraph[] {
  return source
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd')
    .split(/\n\s*\n/)
    .map((paragraph) => {
      // Trimming also removes a byte order mark, which would shift the parser's offsets, and an
      // indentation, which would start a code block.
      const text = paragraph.trim();
      const markers = text.match(MARKER)?.length ?? 0;
      if (markers === 0 || markers > MAX_FORMATTING_MARKS) return { text };
      return { text, nodes: fromMarkdown(text, PARSER_OPTIONS).children };
    });
}

const MARK_TYPES: ReadonlySet<unknown> = new Set(['strong', 'emphasis', 'underline', 'delete']);

/**
 * Whether a parsed JSON value is a valid formatted text, and not something else that a host sent in its place: every part
 * can be rendered, and no link is unsafe.
 */
export function isTextTree(value: unknown): value is TextTree {
  return Array.isArray(value) && value.every(isInlines);
}

function isInlines(value: unknown): value is Inline[] {
  return Array.isArray(value) && value.every(isInline);
}

function isInline(value: unknown): value is Inline {
  if (typeof value !== 'object') return typeof value === 'string';
  const { type, value: text, href, children }: Record<string, unknown> = { ...value };
  if (type === 'break') return true;
  if (type === 'code') return typeof text === 'string';
  const isLink = type === 'link' && typeof href === 'string' && isSafeLink(href);
  return (isLink || MARK_TYPES.has(type)) && isInlines(children);
}
