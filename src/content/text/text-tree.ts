import { isSafeLink } from '../../lib/safe-link.ts';
import { paragraphs, type Node } from './text-paragraphs.ts';

/** Formatted text as plain objects: it travels to the browser as JSON and holds no HTML. */
export type TextTree = Paragraph[];
export type Paragraph = Inline[];
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
