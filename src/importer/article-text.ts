import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { plainText } from '../content/text/plain-text.ts';
import { parseText } from '../content/text/parse-text.ts';
import { collapseSpaces, lettersOf } from './page-document.ts';
import { readTextPicture } from './page-picture.ts';

/** Words in the class of an element in the middle of an article that does not belong to it. */
const NON_ARTICLE_WORDS = new Set(
  'ad ads advert advertisement annonce bio bookmark breadcrumb breadcrumbs comment comments cookie cookies newsletter outils pager print promo rating related share sharing signup social subscribe subscription'.split(
    ' ',
  ),
);

/** Headings that lead elsewhere make a list of articles, when there are this many and more than long paragraphs. */
const MIN_LISTED_ARTICLES = 3;
const LONG_PARAGRAPH_LENGTH = 100;

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
  knownTexts: readonly (string | undefined)[] = [],
): string | undefined {
  // The content of a template is not shown, but would be read as the page's.
  for (const template of document.querySelectorAll('template')) template.remove();
  for (const part of [...findNonArticleParts(document), ...findMenuCells(document)]) part.remove();
  const marked = [...document.querySelectorAll('[itemprop="articleBody"]')].map((body) =>
    stripBoilerplate(htmlToMarkdown(body, url), knownTexts),
  );
  const [longest] = marked.filter((text) => text !== undefined).sort((one, other) => other.length - one.length);
  if (longest !== undefined) return longest;
  const article = findArticle(document);
  if (!article) return undefined;
  if (isArticleList(article, url)) return undefined;
  return stripBoilerplate(htmlToMarkdown(article.body, url), knownTexts);
}

/** Finds the article of a page, as browsers do in their reading mode. */
function findArticle(document: Document): Document | undefined {
  try {
    const options = { charThreshold: MIN_ARTICLE_LENGTH, keepClasses: true };
    const readable = new Readability(document, options).parse();
    return typeof readable?.content === 'string'
      ? parseHTML(`<html><body>${readable.content}</body></html>`).document
      : undefined;
  } catch {
    // It expects a browser's tree. Title, day and picture don't need it.
    return undefined;
  }
}

function isArticleList(article: Document, url: URL): boolean {
  const count = (selector: string, test: (element: Element) => boolean) =>
    [...article.querySelectorAll(selector)].filter(test).length;
  const teasers = count('h2, h3, h4', (heading) => findTeaserAddress(heading, url) !== undefined);
  const paragraphs = count('p', ({ textContent }) => textContent.length >= LONG_PARAGRAPH_LENGTH);
  return teasers >= MIN_LISTED_ARTICLES && teasers > paragraphs;
}

/** Finds elements whose class names something else than an article, unless they hold most of the page. */
function findNonArticleParts(document: Document): Element[] {
  const pageLength = document.body.textContent.length;
  return [...document.querySelectorAll('aside, footer, nav, [class]')].filter(
    (part) =>
      (/^(?:aside|footer|nav)$/i.test(part.nodeName) ||
        namesNonArticle(part.getAttribute('class') ?? '')) &&
      part.textContent.length < pageLength / 3 &&
      !part.querySelector('h1, [itemprop="articleBody"]'),
  );
}

const namesNonArticle = (className: string) =>
  className
    .split(/\s+/)
    .filter((name) => !name.includes(':'))
    .flatMap((name) => name.split(/[-_]+/))
    .some((word) => NON_ARTICLE_WORDS.has(word.toLowerCase()));

/** Finds layout table cells that hold mostly links. */
function findMenuCells(document: Document): Element[] {
  return [...document.querySelectorAll('td')].filter((cell) => {
    const links = [...cell.querySelectorAll('a')].map((link) => link.textContent).join('');
    return links.length > cell.textContent.trim().length / 2;
  });
}

/** Shorter texts are no article: a notice, an excerpt, a cookie banner. */
const MIN_ARTICLE_LENGTH = 250;

/** A shorter text without final punctuation is no sentence. */
const MIN_SENTENCE_LENGTH = 60;

/** Texts of buttons, adverts and counters. */
const BUTTON_OR_ADVERT =
  /^\**(?:[-–—\s]*(?:advertisement|annonces?|publicités?|sponsorisé)[-–—\s]*|(?:imprimer|envoyer|répondre|réagir|partager|commenter|share this) .{0,60}|(?:abonnez-vous|inscrivez-vous|recevez|rejoignez|suivez|subscribe|sign up|follow us)(?:-nous| à | chaque | l[ae] | les | nos | notre | toute| now| to| for| on).{0,200}|(?:temps de\s?lecture|published|updated|posted|publié le|(?:dernière )?mise à jour|last updated).{0,80}|(?:(?:[àa] lire|lire aussi|read more|read also|don't miss)\b.{0,160}))$/i;

/** What is only a credit, or a caption that ends with one in brackets. */
const CREDIT_LINE =
  /^(?:\**(?:photos?|images?|crédits?|credits?|copyright|©)(?:\s*[:©/|]|\s+by\b| ©).{0,120}|.{0,250}\((?:photos?|images?|crédits?|credits?|©)\s*[:©/].{1,60}\)|©.{0,120})$/i;

/** Headings of what follows an article. */
const AFTER_ARTICLE_HEADING =
  /^(?:#+ )?\**(?:dans la m[êe]me rubrique|(?:vos )?(?:réactions|reactions)|(?:\d+ )?commentaires?|contribuer|sur le m[êe]me sujet|articles? (?:connexes?|similaires?|liés)|(?:à|a) lire aussi|posts? récents?|partager)\s*:?\**$/i;

/** What stands before a standfirst in its paragraph is no longer: « Reportage ». */
const MAX_KICKER_LENGTH = 15;

const HEADING = /^(?:#{2,3} .*|\*\*[^*]+\*\*)$/;

/**
 * Strips what is not the article from a text: keeps its first to its last sentence.
 *
 * @param text in the site's own formatting, of everything that was found.
 * @param knownTexts title and standfirst, removed from the beginning.
 * @returns nothing when too little is left.
 */
function stripBoilerplate(text: string, knownTexts: readonly (string | undefined)[] = []): string | undefined {
  const paragraphs = text
    .split('\n\n')
    .filter((paragraph) =>
      paragraph
        .split('\n')
        .some((line) => !BUTTON_OR_ADVERT.test(line) && !CREDIT_LINE.test(line)) && !isLinks(paragraph),
    )
    .filter((paragraph, index, all) => !isEmptyHeading(paragraph, all[index + 1]));
  const endIndex = paragraphs.findIndex(
    (paragraph, index) => index > paragraphs.length / 2 && AFTER_ARTICLE_HEADING.test(paragraph),
  );
  const articleParagraphs = endIndex === -1 ? paragraphs : paragraphs.slice(0, endIndex);
  const isKnown = (paragraph: string) =>
    knownTexts.some(
      (known) =>
        known !== undefined &&
        lettersOf(paragraph).endsWith(lettersOf(known)) &&
        paragraph.length < known.length + MAX_KICKER_LENGTH,
    );
  const first = articleParagraphs.findIndex(
    (paragraph) => !isKnown(paragraph) && (isSentence(paragraph) || HEADING.test(paragraph)),
  );
  const last = articleParagraphs.findLastIndex(isSentence);
  const words = articleParagraphs.slice(Math.max(first, 0), last + 1).join('\n\n');
  return words.length < MIN_ARTICLE_LENGTH ? undefined : words;
}

/** Whether links make most of a paragraph or list: « Lire aussi : … ». */
function isLinks(paragraph: string): boolean {
  if (paragraph.startsWith('![')) return false;
  const others = paragraph.replaceAll(/\[(?:[^\]\\]|\\.)*\]\([^)]*\)/g, '');
  return lettersOf(others).length < lettersOf(paragraph.replaceAll(/\]\([^)]*\)/g, ']')).length / 4;
}

/** Whether a heading has no text: another of its level, or a higher one, follows, or nothing. */
function isEmptyHeading(paragraph: string, next: string | undefined): boolean {
  const [level] = /^#+/.exec(paragraph) ?? [];
  const [nextLevel] = /^#+/.exec(next ?? '#') ?? [];
  return level !== undefined && nextLevel !== undefined && nextLevel.length <= level.length;
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
    if (SKIPPED_ELEMENTS.has(name) || isCaption(node)) return;
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
      blocks.push(...toList(inside, name === 'ol' ? Number(node.getAttribute('start') ?? 1) : undefined));
    else if (name === 'blockquote' && !isLayout(inside)) blocks.push(...toQuotation(inside));
    else blocks.push(...inside);
  };

  walk(root, 0);
  endParagraph();
  return blocks.join('\n\n');
}

/** Removes the formatting of a text in which a reader would see its marks, since they stand beside punctuation. */
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

/** Whether the blocks of a list or a quotation are the page itself: they have headings, or pictures. */
const isLayout = (blocks: readonly string[]) =>
  blocks.some((block) => /^(?:#{2,3} |!\[)/m.test(block));

/**
 * Makes a list of its items, which may have several lines; one alone would be read as a paragraph.
 *
 * @param start number of its first item, if it is ordered. A list of ours starts with 1: another stays text, with its numbers.
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

/** Wraps a text in its formatting marks, inside the spaces around it. */
function addMarks(name: string, text: string, element: Element, base: URL): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === '') return text;
  const href = name === 'a' ? linkAddress(element, base) : undefined;
  if (href !== undefined) return `${before}[${words}](${href})${after}`;
  const mark = MARK_BY_ELEMENT[name] ?? '';
  const isMarked =
    words.startsWith(mark) && words.endsWith(mark) && words[mark.length] !== mark[0];
  return isMarked || words.includes('\n') ? text : `${before}${mark}${words}${mark}${after}`;
}

/** Returns the address of another page to which a whole heading leads: it is the teaser of an article. */
function findTeaserAddress(heading: Element, base: URL): string | undefined {
  const link = heading.querySelector('a');
  if (link?.textContent.trim() !== heading.textContent.trim()) return undefined;
  const address = linkAddress(link, base);
  return address?.split('#')[0] === base.href.split('#')[0] ? undefined : address;
}

/** Whether an element is the caption of a picture, or its credit: the picture has them. */
const isCaption = (element: Element) =>
  /(?:^|[\s_-])(?:caption|credit|copyright|legende)/i.test(element.getAttribute('class') ?? '') &&
  !element.querySelector('img, p + p');

function linkAddress(element: Element, base: URL): string | undefined {
  const href = element.getAttribute('href') ?? '';
  const url = href === '' || href.startsWith('#') ? null : URL.parse(href, base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Escapes characters that would be read as formatting. */
const escapeMarkdown = (text: string) => text.replaceAll(/[*_~`[\]\\]/g, String.raw`\$&`);
