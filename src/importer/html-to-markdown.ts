import { plainText } from '../content/text/plain-text.ts';
import { parseText } from '../content/text/parse-text.ts';
import { collapseSpaces } from './page-document.ts';
import { readTextPicture } from './page-picture.ts';

const BLOCK_ELEMENTS = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const SKIPPED_ELEMENTS = new Set(
  'script style noscript template video audio iframe svg form button input select textarea object embed'.split(
    ' ',
  ),
);
const MARK_BY_ELEMENT: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  cite: '*',
  u: '__',
  ins: '__',
  s: '~~',
  del: '~~',
  strike: '~~',
  code: '`',
};
const HEADING_NAME = /^h[1-6]$/;

/** Maximum length of a heading in characters; a longer one was never closed, and holds the text. */
const MAX_HEADING_LENGTH = 400;

/** Maximum depth of nested elements; deeper ones are skipped, as no author nests that deep. */
const MAX_DEPTH = 200;

/** Matches the start of a line that the site would read as a heading, quotation, list or rule. It is escaped. */
const BLOCK_MARKER = /^(?:#{2,3} |> |- (?=.*\n- )|---|1(?=\. .*\n2\. ))/gm;

/**
 * Matches Markdown markers with nothing between them: an opening one and its closing one, or the end of one bold
 * passage and the start of the next. They are removed.
 */
const EMPTY_MARKS = /(?<!\\)(?:\*{4}|_{4}|~{4})/g;

/**
 * Converts HTML to the site's own text formatting: paragraphs, headings, quotations, lists, breaks, bold, italic, underline,
 * strike, code, links and pictures, which keep their addresses. Nothing else is left of the markup.
 *
 * @param root the node that contains the text.
 * @param base the address to which links in the text are relative.
 */
export function htmlToMarkdown(root: Node, base: URL): string {
  const blocks: string[] = [];
  let current = '';

  const endParagraph = () => {
    const text = current
      .replaceAll(/[ \t\u00a0]*\n[ \t]*/g, '\n')
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(EMPTY_MARKS, '')
      .trim()
      .replaceAll(BLOCK_MARKER, (marker) => (marker === '1' ? '1\\' : `\\${marker}`));
    if (text !== '' && !/^[–—-]+$/.test(text)) blocks.push(withoutShownMarks(text));
    current = '';
  };

  const walk = (node: Node, depth: number): void => {
    if (node.nodeType === 3) {
      current += escapeMarkdown(collapseSpaces(node.textContent ?? ''));
      return;
    }
    if (!isElement(node) || depth > MAX_DEPTH) return;
    const name = node.nodeName.toLowerCase();
    if (SKIPPED_ELEMENTS.has(name) || isHidden(node) || isCaption(node)) return;
    if (name === 'br') {
      current += '\n';
      return;
    }
    if (name === 'img' || name === 'figure') {
      // A figure has other words besides its caption.
      const images = name === 'img' ? [node] : [...node.querySelectorAll('img')];
      const pictures = images.flatMap((image) => readTextPicture(image, base) ?? []);
      if (pictures.length > 0) endParagraph();
      blocks.push(...pictures.map(formatPicture));
      return;
    }
    const isBlock = BLOCK_ELEMENTS.has(name);
    if (isBlock) endParagraph();
    if (HEADING_NAME.test(name) && node.textContent.length <= MAX_HEADING_LENGTH) {
      const title = escapeMarkdown(collapseSpaces(node.textContent)).trim();
      if (title === '') return;
      const teaser = findTeaserAddress(node, base);
      blocks.push(
        teaser === undefined ? `${name < 'h3' ? '##' : '###'} ${title}` : `[${title}](${teaser})`,
      );
      return;
    }
    const [before, ended] = [current, blocks.length];
    for (const child of node.childNodes) walk(child, depth + 1);
    // What has a block in it is no part of a line.
    if (!isBlock && blocks.length === ended)
      current = before + addMarks(name, current.slice(before.length), node, base);
    if (!isBlock) return;
    endParagraph();
    const inside = blocks.splice(ended);
    if (name === 'hr') blocks.push('---');
    else if (name === 'li' && inside.length > 0) blocks.push(inside.join('\n'));
    else if (/^[uo]l$/.test(name) && !isLayout(inside))
      blocks.push(
        ...toList(inside, name === 'ol' ? Number(node.getAttribute('start') ?? 1) : undefined),
      );
    else if (name === 'blockquote' && !isLayout(inside)) blocks.push(...toQuotation(inside));
    else blocks.push(...inside);
  };

  walk(root, 0);
  endParagraph();
  return blocks.join('\n\n');
}

/**
 * Removes the formatting marks of a paragraph if the site would show some of them as characters, which happens beside
 * punctuation.
 */
const withoutShownMarks = (text: string) =>
  /[*~_`]/.test(plainText(parseText(text))) ? text.replaceAll(/(?<!\\)(?:[*`]+|__|~~)/g, '') : text;

/** Formats a picture, with its caption and credit, in the site's own formatting. */
function formatPicture({
  url,
  alt,
  caption,
  credit,
}: NonNullable<ReturnType<typeof readTextPicture>>): string {
  const words = [caption, credit && `Crédit : ${credit}`].filter(Boolean).join(' ');
  const title = words === '' ? '' : ` "${words.replaceAll('"', '”')}"`;
  return `![${escapeMarkdown(alt)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')}${title})`;
}

/** Whether a list or a quotation only serves the layout of the page: it contains headings or pictures. */
const isLayout = (blocks: readonly string[]) =>
  blocks.some((block) => /^(?:#{2,3} |!\[)/m.test(block));

/**
 * Formats items, which may have several lines, as a list. A single item stays a paragraph, as the site would read it as one.
 *
 * @param start number of the first item, if the list is ordered. The site's own lists start with 1: any other list will be
 *   shown as text, with its numbers.
 */
function toList(items: readonly string[], start: number | undefined): string[] {
  if (items.length < 2) return [...items];
  const lines = items.map((item, index) => {
    const marker = start === undefined ? '- ' : `${start + index}. `;
    return marker + item.replaceAll('\n', `\n${' '.repeat(marker.length)}`);
  });
  return [lines.join('\n')];
}

function toQuotation(blocks: readonly string[]): string[] {
  if (blocks.length === 0) return [];
  return [blocks.join('\n\n').replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')];
}

/** Wraps a text in the formatting marks of its element, or in a link; spaces at the text's ends stay outside. */
function addMarks(name: string, text: string, element: Element, base: URL): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === '') return text;
  const href = name === 'a' ? linkAddress(element, base) : undefined;
  if (href !== undefined) return `${before}[${words}](${href})${after}`;
  const mark = MARK_BY_ELEMENT[name] ?? '';
  const isMarked = words.startsWith(mark) && words.endsWith(mark) && words[mark.length] !== mark[0];
  return isMarked || words.includes('\n') ? text : `${before}${mark}${words}${mark}${after}`;
}

/** Returns the address to which a heading leads if all of it is a link to another page: it is then the teaser of an article. */
export function findTeaserAddress(heading: Element, base: URL): string | undefined {
  const link = heading.querySelector('a');
  if (link?.textContent.trim() !== heading.textContent.trim()) return undefined;
  const address = linkAddress(link, base);
  return address === undefined || isSamePage(address, base) ? undefined : address;
}

/** Whether an address leads to a page itself, or to a part of it. */
export const isSamePage = (address: string, page: URL) =>
  address.split('#')[0] === page.href.split('#')[0];

/** Whether an element is hidden unless a script shows it. */
const isHidden = (element: Element) =>
  element.hasAttribute('hidden') ||
  /display:\s*none|visibility:\s*hidden/.test(element.getAttribute('style') ?? '');

/** Whether an element is the caption or the credit of a picture. It is skipped, because both are read with the picture. */
export function isCaption(element: Element): boolean {
  // « imageEmbedCaption » has the words of « image-embed-caption ».
  const className = element.getAttribute('class')?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-') ?? '';
  return (
    /(?:^|[\s_-])(?:caption|credit|copyright|legende)/i.test(className) &&
    !element.querySelector('img, p + p')
  );
}

/** Returns the address of a link to a page; undefined for one to a part of the same page, or of another scheme. */
export function linkAddress(element: Element, base: URL): string | undefined {
  const href = element.getAttribute('href') ?? '';
  const url = href === '' || href.startsWith('#') ? null : URL.parse(href, base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Escapes characters that would be read as formatting. */
const escapeMarkdown = (text: string) => text.replaceAll(/[*_~`[\]\\]/g, String.raw`\$&`);
