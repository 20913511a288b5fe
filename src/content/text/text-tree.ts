import { isSafeLink } from '../../lib/safe-link.ts';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';

/** Formatted text as plain objects: it travels to the browser as JSON and holds no HTML. */
export type TextTree = Paragraph[];
type Paragraph = Inline[];
export type Inline =
  | string
  | { type: 'strong' | 'emphasis' | 'underline' | 'delete'; children: Inline[] }
  | { type: 'code'; value: string }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'break' };

/**
 * Reads lightly formatted text: `**bold**`, `*italic*` or `_italic_`, `__underline__`, `~~strike~~`,
 * `` `code` ``, `[link](address)`. A backslash before a marker shows the marker itself. A blank line
 * separates paragraphs, and every other line end is kept. Never throws.
 *
 * @param source text as the owner writes it, of any length.
 * @see spec §2 « Portfolio modals », design « Text formatting ».
 */
export function parseText(source: string): TextTree {
  return paragraphs(source)
    .map(({ text, nodes }) => (nodes ? inlines(nodes, text) : literal(text)))
    .filter((paragraph) => paragraph.length > 0);
}

/**
 * The addresses of all the links in a text, also of those that are not followed.
 *
 * @param source text as the owner writes it.
 */
export function textLinks(source: string): string[] {
  // Most texts have none, and to parse them takes as long as the rest of the content check.
  if (!source.includes('](')) return [];
  return paragraphs(source).flatMap(({ nodes = [] }) => links(nodes));
}

function links(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? links(node.children) : []),
  ]);
}

/** Converts sibling nodes, joining the strings that come to stand side by side. */
function inlines(nodes: readonly Node[], source: string): Inline[] {
  const joined: Inline[] = [];
  for (const inline of nodes.flatMap((node) => convert(node, source))) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') joined.splice(-1, 1, last + inline);
    else joined.push(inline);
  }
  return joined;
}

function convert(node: Node, source: string): Inline[] {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  switch (node.type) {
    case 'paragraph':
      return inlines(node.children, source);
    case 'text':
      return literal(node.value);
    case 'break':
      return [{ type: 'break' }];
    case 'strong':
      return [
        {
          type: written.startsWith('_') ? 'underline' : 'strong',
          children: inlines(node.children, source),
        },
      ];
    case 'emphasis':
    case 'delete':
      return [{ type: node.type, children: inlines(node.children, source) }];
    case 'inlineCode':
      // Three backticks are a fence, which the site doesn't have.
      return written.startsWith('```') ? literal(written) : [{ type: 'code', value: node.value }];
    case 'link': {
      const children = inlines(node.children, source);
      return isSafeLink(node.url) ? [{ type: 'link', href: node.url, children }] : children;
    }
    default:
      // Images are parsed, not disabled: otherwise « ![a](b) » would leave a link behind its « ! ».
      return literal(written);
  }
}

/** Text as it stands, with its line ends. */
function literal(text: string): Inline[] {
  return text
    .split(/[ \t]*\n[ \t]*/)
    .flatMap((line, index): Inline[] => [...(index > 0 ? [BREAK] : []), line])
    .filter((inline) => inline !== '');
}

const BREAK: Inline = { type: 'break' };

/** A part of a paragraph as the parser gives it. */
type Node = ReturnType<typeof fromMarkdown>['children'][number];

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
interface ParsedParagraph {
  text: string;
  nodes?: readonly Node[];
}

/**
 * The paragraphs of a text, each parsed alone, within the limits above. Never throws.
 *
 * @param source text as the owner writes it, of any length.
 */
function paragraphs(source: string): ParsedParagraph[] {
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

const NESTED: ReadonlySet<unknown> = new Set(['strong', 'emphasis', 'underline', 'delete']);

/**
 * Tells a formatted text from whatever else a host may send in its place. Each of its parts can be shown,
 * and none of its links has an unsafe address.
 *
 * @param value as JSON gives it.
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
  const linked = type === 'link' && typeof href === 'string' && isSafeLink(href);
  return (linked || NESTED.has(type)) && isInlines(children);
}
