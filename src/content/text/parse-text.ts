import { fromMarkdown } from 'mdast-util-from-markdown';
import { facetSlug } from '../facets.ts';
import {
  normalizeText,
  parseParagraphs,
  splitParagraphs,
  toNonEmptyParagraph,
  UNSUPPORTED_CONSTRUCTS,
  toInlines,
  type Node,
  type ParsedParagraph,
} from './paragraphs.ts';
import { inlineText } from './plain-text.ts';
import type { Block, TextTree, TextPicture, TextVideo } from './text-tree.ts';
import { hasVideoExtension, parseVideoUrl } from '../video-url.ts';

/**
 * Parses formatted text. Its blocks are paragraphs, `## heading`, `### heading`, `> quotation`, lists of two items or more
 * (`- ` or `1. `, nested once), and `---` between two blocks; all else is a paragraph, and shows as it is written.
 * Never throws.
 *
 * @see spec §2 « Portfolio modals », design « Text formatting » and decision 29.
 */
export const parseText = (source: string): TextTree => parseWith(parseParagraphs, source);

/** Parses the text of an article, which may also have pictures and videos, each a paragraph of its own. Never throws. */
export const parseArticleText = (source: string): TextTree =>
  parseWith(
    (text) =>
      splitParagraphs(text).flatMap(
        (paragraph): Block[] => parseMedia(paragraph) ?? toNonEmptyParagraph(paragraph),
      ),
    source,
  );

/**
 * Parses the text of a content file, as the site shows it.
 *
 * @param data of the file, whose `category` tells whether the text is that of an article.
 */
export function parseBody({ data, body }: { data: unknown; body: string }): TextTree {
  const isArticle =
    typeof data === 'object' && data !== null && 'category' in data && data.category === 'Articles';
  return isArticle ? parseArticleText(body) : parseText(body);
}

/** Function that parses a piece of text in which there are no headings, quotations, lists and breaks. */
type ParseParagraphs = (source: string) => Block[];

function parseWith(parse: ParseParagraphs, source: string): TextTree {
  // A byte order mark would shift the parser's offsets.
  const blocks = parseBlocks(normalizeText(source).replaceAll('\ufeff', ''), 0, parse);
  const counts = new Map<string, number>();
  for (const block of blocks)
    if ('type' in block && block.type === 'heading') {
      const count = (counts.get(block.id) ?? 0) + 1;
      counts.set(block.id, count);
      if (count > 1) block.id += `-${count}`;
    }
  return blocks;
}

/** Matches the start of a line that may belong to a heading, quotation, list or break; a text without one has none of them. */
const BLOCK_MARKER = /^[ \t]*(?:##|>|- |\d+\. |---)/gm;

/**
 * The maximum number of lines that `BLOCK_MARKER` matches. The parser's time grows faster than their number, so a text over
 * the limit is split into paragraphs alone.
 */
export const MAX_BLOCK_MARKERS = 500;

/**
 * Matches a line in which four quotations or lists begin. A text with such a line is split into paragraphs alone, because the
 * parser's time grows with the square of their number. A line of asterisks or dashes alone doesn't match.
 */
const NESTED_MARKERS = /^(?![*\t ]+$|[-\t ]+$)(?:[ \t]*(?:>|(?:[*+-]|\d+[.)])[ \t])){4}/m;

/** Markdown constructs that are off while blocks are parsed: those inside a paragraph (paragraphs.ts), and indented code. */
const INLINE_CONSTRUCTS = [
  'attention',
  'characterEscape',
  'codeIndented',
  'codeText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
];

const PARSER_OPTIONS = {
  extensions: [{ disable: { null: [...UNSUPPORTED_CONSTRUCTS, ...INLINE_CONSTRUCTS] } }],
};

/** @param depth how many quotations and lists the text stands in. */
function parseBlocks(
  source: string,
  depth: number,
  parse: ParseParagraphs = parseParagraphs,
): TextTree {
  const markers = source.match(BLOCK_MARKER)?.length ?? 0;
  if (depth === 2 || markers === 0 || markers > MAX_BLOCK_MARKERS || NESTED_MARKERS.test(source))
    return parse(source);
  const blocks: TextTree = [];
  const nodes = fromMarkdown(source, PARSER_OPTIONS).children;
  let end = 0;
  for (const [index, node] of nodes.entries()) {
    const block =
      toContainer(node, source, depth) ??
      (depth === 0
        ? toHeadingOrBreak(node, source, nodes[index - 1], nodes[index + 1])
        : undefined);
    if (!block) continue;
    const { start } = rangeOf(node);
    blocks.push(...parse(source.slice(end, start)), block);
    ({ end } = rangeOf(node));
  }
  return [...blocks, ...parse(source.slice(end))];
}

function toContainer(node: Node, source: string, depth: number): Block | undefined {
  const markdown = sliceNode(node, source);
  if (node.type === 'blockquote' && depth === 0 && markdown.startsWith('> '))
    return {
      type: 'blockquote',
      children: parseBlocks(markdown.replaceAll(/^[ \t]*> ?/gm, ''), depth + 1),
    };
  if (node.type !== 'list') return undefined;
  const ordered = node.ordered === true;
  // Between items with dashes, a blank line makes a dialogue of them.
  const isList = ordered
    ? node.start === 1 && markdown.startsWith('1. ') && node.children.length > 1
    : markdown.startsWith('- ') &&
      node.children.some((item, index) => countLines(node.children[index - 1], item) === 1);
  if (!isList) return undefined;
  const items = node.children.map((item) => parseBlocks(itemText(item, source), depth + 1));
  return { type: 'list', ordered, items };
}

/** Returns the Markdown of one item of a list, without its marker and the indentation of its lines. */
function itemText(item: Node, source: string): string {
  const markdown = sliceNode(item, source);
  const marker = /^[-\d.]+[ \t]*/.exec(markdown)?.[0] ?? '';
  const indentation = (item.position?.start.column ?? 1) - 1 + marker.length;
  return markdown
    .slice(marker.length)
    .replaceAll(new RegExp(`^[ \\t]{0,${indentation}}`, 'gm'), '');
}

function toHeadingOrBreak(
  node: Node,
  source: string,
  previous: Node | undefined,
  next: Node | undefined,
): Block | undefined {
  const markdown = sliceNode(node, source);
  if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
    const text = markdown.replaceAll(/^#+|[ \t]+#+[ \t]*$/g, '');
    const [children] = parseParagraphs(text);
    if (!children) return undefined;
    const id = facetSlug(inlineText(children)) || 'intertitre';
    return { type: 'heading', level: node.depth, id, children };
  }
  const isBreak =
    markdown === '---' && countLines(previous, node) > 1 && countLines(node, next) > 1;
  return isBreak ? { type: 'thematicBreak' } : undefined;
}

const rangeOf = ({ position }: Node) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

function sliceNode(node: Node, source: string): string {
  const { start, end } = rangeOf(node);
  return source.slice(start, end);
}

/** How many lines the second node starts below the end of the first; NaN if one is missing. */
const countLines = (first: Node | undefined, second: Node | undefined) =>
  Number(second?.position?.start.line) - Number(first?.position?.end.line);

/**
 * Recognises a paragraph that is nothing but pictures, `![description](photo.jpg "Caption. Crédit : Name")`, or one video:
 * its URL, or a link to it whose text is its title.
 *
 * @returns undefined for any other paragraph.
 */
function parseMedia({
  text,
  nodes = [],
}: ParsedParagraph): (TextPicture | TextVideo)[] | undefined {
  if (isVideo(text)) return [{ type: 'video', url: text }];
  const [paragraph] = nodes;
  if (nodes.length !== 1 || paragraph?.type !== 'paragraph') return undefined;
  const parts = paragraph.children.filter(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  );
  const [first] = parts;
  if (first?.type === 'link' && parts.length === 1 && isVideo(first.url)) {
    const title = inlineText(toInlines({ text, nodes: first.children })).trim();
    return [{ type: 'video', url: first.url, ...(title !== '' && { title }) }];
  }
  const pictures = parts.flatMap(toPicture);
  return pictures.length > 0 && pictures.length === parts.length ? pictures : undefined;
}

/** Whether a text is the URL of a video at a host, or the path of a video file of the site. */
const isVideo = (text: string) =>
  /^\S+$/.test(text) &&
  (parseVideoUrl(text).host !== 'native' || (/^\/[^/]/.test(text) && hasVideoExtension(text)));

/** Matches the credit at the end of a Markdown picture's title, behind the caption: « Crédit : Awa Ndi ». */
const CREDIT = /(?:^|\s+)Crédit\s*:\s*(?<credit>\S.*)$/isu;

function toPicture(node: Node): TextPicture[] {
  if (node.type !== 'image') return [];
  const { url: src, alt, title } = node;
  const caption = (title ?? '').replace(CREDIT, '').trim();
  const credit = CREDIT.exec(title ?? '')?.groups?.['credit']?.trim();
  const texts = { ...(caption !== '' && { caption }), ...(credit !== undefined && { credit }) };
  return [{ type: 'picture', picture: { src, alt: alt ?? '', ...texts } }];
}
