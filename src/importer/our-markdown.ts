import { spaced } from './plain-line.ts';

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const LEFT_OUT = new Set(
  'script style noscript template figure img picture video audio iframe svg form button input select textarea object embed'.split(
    ' ',
  ),
);
const MARKS: Readonly<Record<string, string>> = {
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
const HEADING = /^h[1-6]$/;

/** More than this deep is no text that somebody has written. */
const DEEPEST = 200;

/**
 * The text of a page in the site's own formatting: paragraphs, bold, italic, underline, strike, code and links. Headings
 * become bold, items of a list lines with a dash; nothing else is left of its markup.
 *
 * @param root of the text.
 * @param base by which its links are read.
 */
export function ourMarkdown(root: Node, base: URL): string {
  const paragraphs: string[] = [];
  let current = '';

  const end = () => {
    const text = current
      .replaceAll(/[ \t\u00a0]*\n[ \t]*/g, '\n')
      .replaceAll(/[ \t]+/g, ' ')
      .trim();
    if (text !== '') paragraphs.push(text);
    current = '';
  };

  const walk = (node: Node, depth: number): void => {
    if (node.nodeType === 3) {
      current += escaped(spaced(node.textContent ?? ''));
      return;
    }
    if (!isElement(node) || depth > DEEPEST) return;
    const name = node.nodeName.toLowerCase();
    if (LEFT_OUT.has(name)) return;
    if (name === 'br') {
      current += '\n';
      return;
    }
    const isBlock = BLOCKS.has(name);
    if (isBlock) end();
    if (name === 'li') current = '– ';
    const [before, ended] = [current, paragraphs.length];
    for (const child of node.childNodes) walk(child, depth + 1);
    // What has a block in it is no part of a line.
    if (!isBlock && paragraphs.length === ended)
      current = before + marked(name, current.slice(before.length), node, base);
    if (HEADING.test(name) && current.trim() !== '') current = `**${current.trim()}**`;
    if (isBlock) end();
  };

  walk(root, 0);
  end();
  return paragraphs.join('\n\n');
}

/** A mark stands against the words, not against the spaces around them. */
function marked(name: string, text: string, element: Element, base: URL): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === '') return text;
  const href = name === 'a' ? linkOf(element, base) : undefined;
  if (href !== undefined) return `${before}[${words}](${href})${after}`;
  const mark = MARKS[name] ?? '';
  return words.includes('\n') ? text : `${before}${mark}${words}${mark}${after}`;
}

function linkOf(element: Element, base: URL): string | undefined {
  const href = element.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#') || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** What would be read as formatting stands for itself. */
const escaped = (text: string) => text.replaceAll(/[*_~`[\]\\]/g, String.raw`\$&`);
