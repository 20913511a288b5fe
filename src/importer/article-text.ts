import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { collapseSpaces } from './page-document.ts';
import { readTextPicture } from './page-picture.ts';

/** Elements in the middle of an article that do not belong to it. */
const NON_ARTICLE_SELECTOR = [
  'aside, footer, nav',
  ...'ad- annonce article-info author-bio bio bookmark breadcrumb comment cookie links newsletter outils pager print rating related shar signup subscri'
    .split(' ')
    .map((part) => `[class*="${part}"]`),
].join(', ');

/** This many headings with links make a list of articles. */
const MIN_LISTED_ARTICLES = 3;

/**
 * Extracts the text of the article on a page, without navigation and adverts.
 *
 * @param document is modified.
 * @param url address of the page.
 * @param knownTexts its title and standfirst, removed from the beginning of the text.
 * @returns text in the site's own formatting; nothing when there is none.
 */
export function extractArticleText(
  document: Document,
  url: URL,
  knownTexts: readonly string[] = [],
): string | undefined {
  for (const part of [...findNonArticleParts(document), ...findMenuCells(document)]) part.remove();
  const articleBody = document.querySelector('[itemprop="articleBody"]');
  if (articleBody) return stripBoilerplate(htmlToMarkdown(articleBody, url), knownTexts);
  const readable = new Readability(document, { charThreshold: MIN_ARTICLE_LENGTH }).parse();
  if (typeof readable?.content !== 'string') return undefined;
  const { document: article } = parseHTML(`<html><body>${readable.content}</body></html>`);
  if (article.querySelectorAll(':is(h2, h3, h4) a').length >= MIN_LISTED_ARTICLES) return undefined;
  return stripBoilerplate(htmlToMarkdown(article.body, url), knownTexts);
}

/** Finds elements whose class names something else than an article, unless they hold most of the page. */
function findNonArticleParts(document: Document): Element[] {
  const pageLength = document.body.textContent.length;
  return [...document.querySelectorAll(NON_ARTICLE_SELECTOR)].filter(
    (part) =>
      part.textContent.length < pageLength / 3 &&
      !part.querySelector('h1, [itemprop="articleBody"]'),
  );
}

/** Finds layout table cells that hold mostly links. */
function findMenuCells(document: Document): Element[] {
  return [...document.querySelectorAll('td')].filter((cell) => {
    const links = [...cell.querySelectorAll('a')].map((link) => link.textContent).join('');
    return links.length > cell.textContent.trim().length / 2;
  });
}

/** Shorter texts are no article: a notice, an excerpt, a cookie banner. */
const MIN_ARTICLE_LENGTH = 400;

/** A shorter text without final punctuation is no sentence. */
const MIN_SENTENCE_LENGTH = 60;

/** A paragraph that is only a link, after a word or two: « Lire aussi : … ». */
const LINK_PARAGRAPH = /^(?!!\[)\**[^[\n]{0,25}\[[^\]]*\]\([^)]*\)[.…]?\**$/;

/** Texts of buttons, adverts and counters. */
const BUTTON_OR_ADVERT =
  /^(?:[-–—\s]*(?:advertisement|annonces?|publicités?|sponsorisé)[-–—\s]*|(?:imprimer|envoyer|répondre|réagir|partager|commenter) .{0,60}|(?:abonnez-vous|inscrivez-vous|recevez|rejoignez|suivez)(?:-nous| à | chaque | l[ae] | les | nos | notre | toute).{0,140}|temps de\s?lecture.{0,20}|(?:dernière )?mise à jour .{0,40})$/i;

/** Headings of what follows an article. */
const AFTER_ARTICLE_HEADING =
  /^(?:#+ )?\**(?:dans la m[êe]me rubrique|(?:vos )?(?:réactions|reactions)|(?:\d+ )?commentaires?|contribuer|sur le m[êe]me sujet|articles? (?:connexes?|similaires?|liés)|(?:à|a) lire aussi|posts? récents?|partager)\s*:?\**$/i;

const HEADING = /^(?:#{2,3} .*|\*\*[^*]+\*\*)$/;

/**
 * Strips what is not the article from a text: keeps its first to its last sentence.
 *
 * @param text in the site's own formatting, of everything that was found.
 * @param knownTexts title and standfirst, removed from the beginning.
 * @returns nothing when too little is left.
 */
function stripBoilerplate(text: string, knownTexts: readonly string[] = []): string | undefined {
  const paragraphs = text
    .split('\n\n')
    .filter((paragraph) =>
      paragraph
        .split('\n')
        .some((line) => !LINK_PARAGRAPH.test(line) && !BUTTON_OR_ADVERT.test(line)),
    );
  const endIndex = paragraphs.findIndex(
    (paragraph, index) => index > paragraphs.length / 2 && AFTER_ARTICLE_HEADING.test(paragraph),
  );
  const articleParagraphs = endIndex === -1 ? paragraphs : paragraphs.slice(0, endIndex);
  const isKnown = (paragraph: string) =>
    knownTexts.some((known) => known !== '' && paragraph.includes(known));
  const first = articleParagraphs.findIndex(
    (paragraph) => !isKnown(paragraph) && (isSentence(paragraph) || HEADING.test(paragraph)),
  );
  const last = articleParagraphs.findLastIndex(isSentence);
  const words = articleParagraphs.slice(Math.max(first, 0), last + 1).join('\n\n');
  return words.length < MIN_ARTICLE_LENGTH ? undefined : words;
}

/** Whether it is a sentence, not a byline, a date, a button, a picture or a heading. */
function isSentence(paragraph: string): boolean {
  if (
    paragraph.startsWith('![') ||
    HEADING.test(paragraph) ||
    /^\**Par\s\[?\p{Lu}/u.test(paragraph)
  )
    return false;
  return paragraph.length >= MIN_SENTENCE_LENGTH || /[.!?…»”"):]\**$/.test(paragraph);
}

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

/** Deeper elements are skipped: no author nests that deep. */
const MAX_DEPTH = 200;

/** Matches the start of a line that the site would read as a block. */
const BLOCK_MARKER = /^(?:#{2,3} |> |- (?=.*\n- )|---|1(?=\. .*\n2\. ))/gm;

/** Matches markers that end and begin at once, or that nothing stands between. */
const EMPTY_MARKS = /(?<!\\)(?:\*{4}|_{4}|~{4})/g;

/**
 * Converts HTML to the site's own text formatting: paragraphs, headings, quotations, lists, breaks, bold, italic, underline,
 * strike, code, links and pictures, at their addresses. Nothing else is left of its markup.
 *
 * @param root of the text.
 * @param base base address of its links.
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
    if (text !== '' && !/^[–—-]+$/.test(text)) blocks.push(text);
    current = '';
  };

  const walk = (node: Node, depth: number): void => {
    if (node.nodeType === 3) {
      current += escapeMarkdown(collapseSpaces(node.textContent ?? ''));
      return;
    }
    if (!isElement(node) || depth > MAX_DEPTH) return;
    const name = node.nodeName.toLowerCase();
    if (SKIPPED_ELEMENTS.has(name)) return;
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
    if (HEADING_NAME.test(name)) {
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
      blocks.push(...toList(inside, name === 'ol'));
    else if (name === 'blockquote' && !isLayout(inside)) blocks.push(...toQuotation(inside));
    else blocks.push(...inside);
  };

  walk(root, 0);
  endParagraph();
  return blocks.join('\n\n');
}

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

/** Whether the blocks of a list or a quotation are the page itself: they have headings, or pictures. */
const isLayout = (blocks: readonly string[]) =>
  blocks.some((block) => /^(?:#{2,3} |!\[)/m.test(block));

/** Makes a list of its items, which may have several lines; one alone would be read as a paragraph. */
function toList(items: readonly string[], isOrdered: boolean): string[] {
  if (items.length < 2) return [...items];
  const lines = items.map((item, index) => {
    const marker = isOrdered ? `${index + 1}. ` : '- ';
    return marker + item.replaceAll('\n', `\n${' '.repeat(marker.length)}`);
  });
  return [lines.join('\n')];
}

function toQuotation(blocks: readonly string[]): string[] {
  if (blocks.length === 0) return [];
  return [blocks.join('\n\n').replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')];
}

/** Wraps a text in its formatting marks, inside the spaces around it. */
function addMarks(name: string, text: string, element: Element, base: URL): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === '' || words.startsWith(MARK_BY_ELEMENT[name] ?? '\n')) return text;
  const href = name === 'a' ? linkAddress(element, base) : undefined;
  if (href !== undefined) return `${before}[${words}](${href})${after}`;
  const mark = MARK_BY_ELEMENT[name] ?? '';
  return words.includes('\n') ? text : `${before}${mark}${words}${mark}${after}`;
}

/** Returns the address of another page to which a whole heading leads: it is the teaser of an article. */
function findTeaserAddress(heading: Element, base: URL): string | undefined {
  const link = heading.querySelector('a');
  if (link?.textContent.trim() !== heading.textContent.trim()) return undefined;
  const address = linkAddress(link, base);
  return address?.split('#')[0] === base.href.split('#')[0] ? undefined : address;
}

function linkAddress(element: Element, base: URL): string | undefined {
  const href = element.getAttribute('href') ?? '';
  const url = href === '' || href.startsWith('#') ? null : URL.parse(href, base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Escapes characters that would be read as formatting. */
const escapeMarkdown = (text: string) => text.replaceAll(/[*_~`[\]\\]/g, String.raw`\$&`);
