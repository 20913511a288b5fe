import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import {
  findTeaserAddress,
  htmlToMarkdown,
  isCaption,
  isSamePage,
  linkAddress,
} from './html-to-markdown.ts';
import { findHeadline } from './page-headline.ts';
import { normalizeName } from './page-document.ts';

/** Words in the class of an element that isn't part of the article, though it stands in the middle of it. */
const NON_ARTICLE_WORDS = new Set(
  'ad ads advert advertisement annonce bio bookmark breadcrumb breadcrumbs comment comments consent cookie cookies newsletter outbrain outils pager print promo rail rating recirc recommended related relatedposts share sharedaddy sharing sign signin signup social subscribe subscription taboola trending'.split(
    ' ',
  ),
);

/** Selects elements that aren't part of an article, whatever their class. */
const NON_ARTICLE_SELECTOR = 'aside, footer, nav, [id*="consent"], [id*="cookie"]';

/** Minimum length in characters of an `<article>` that holds the headline; a shorter one is a teaser. */
const MIN_OWN_ARTICLE_LENGTH = 1000;

/** Minimum number of linked headings that make a page a list of articles, if they also outnumber its long paragraphs. */
const MIN_LISTED_ARTICLES = 3;
const LONG_PARAGRAPH_LENGTH = 100;

/** Minimum number of long paragraphs that make the text before a list of teasers an article. */
const MIN_PARAGRAPHS_BEFORE_TEASERS = 2;

/**
 * Extracts the text of the article on a page, without navigation and adverts.
 *
 * @param document is modified.
 * @param url address of the page.
 * @param knownTexts its title and standfirst, removed from the beginning of the text.
 * @returns text in the site's own formatting; undefined when the page has no article.
 */
export function extractArticleText(
  document: Document,
  url: URL,
  knownTexts: readonly (string | undefined)[] = [],
): string | undefined {
  // The content of a template is not shown, but would be read as the page's.
  for (const template of document.querySelectorAll('template')) template.remove();
  for (const part of findNonArticleParts(document)) part.remove();
  for (const card of findCards(document, url)) card.remove();
  joinCaptionsToPictures(document);
  for (const part of findOtherArticles(document, knownTexts[0])) part.remove();
  showHiddenText(document);
  const readElement = (element: Element) =>
    stripBoilerplate(htmlToMarkdown(element, url), knownTexts);
  const bodies = document.querySelectorAll('[itemprop="articleBody"]');
  const articles = document.querySelectorAll('article');
  const [whole] = [...(bodies.length > 0 || articles.length > 1 ? bodies : articles)]
    .flatMap((element) => readElement(element) ?? [])
    .sort((one, other) => proseLength(other) - proseLength(one));
  const article = findArticle(document);
  if (article) removeTeasersBehind(article, url);
  if (!article || isArticleList(article, url)) return bodies.length > 0 ? whole : undefined;
  const text = readElement(article.body);
  const isPart = proseLength(text) < MIN_PART * proseLength(whole);
  return isPart ? whole : text;
}

/**
 * Minimum share of the long paragraphs of the marked body, or of the only `<article>`, that the result of the reading
 * mode must have: with less, it is only a part of the article.
 */
const MIN_PART = 0.75;

/** Returns the number of characters in the long paragraphs of a text. */
const proseLength = (text = '') =>
  text
    .split('\n\n')
    .filter(
      (paragraph) => paragraph.length >= LONG_PARAGRAPH_LENGTH && !/^(?:!\[|- )/.test(paragraph),
    )
    .join('').length;

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

const findTeasers = (article: Document, url: URL) =>
  [...article.querySelectorAll('h2, h3, h4')].filter(
    (heading) => findTeaserAddress(heading, url) !== undefined,
  );

/** Removes the list of teasers at the end of an article: everything from the heading of the first teaser on. */
function removeTeasersBehind(article: Document, url: URL): void {
  const teasers = findTeasers(article, url);
  const [first] = teasers;
  if (!first || teasers.length < MIN_LISTED_ARTICLES) return;
  const elements = [...article.querySelectorAll('*')];
  const behind = elements.slice(elements.indexOf(first));
  const teaserTexts = behind.filter(isLongParagraph).length;
  const paragraphs = countLongParagraphs(article) - teaserTexts;
  if (paragraphs < MIN_PARAGRAPHS_BEFORE_TEASERS || teaserTexts > teasers.length) return;
  for (const element of behind) element.remove();
}

function isArticleList(article: Document, url: URL): boolean {
  const teasers = findTeasers(article, url).length;
  return teasers >= MIN_LISTED_ARTICLES && teasers > countLongParagraphs(article);
}

const isLongParagraph = ({ nodeName, textContent }: Element) =>
  nodeName === 'P' && textContent.length >= LONG_PARAGRAPH_LENGTH;

const countLongParagraphs = (root: ParentNode) =>
  [...root.querySelectorAll('p')].filter(isLongParagraph).length;

/** Shows what is hidden until the reader signs in: an element that holds most of the text, and single paragraphs. */
function showHiddenText(document: Document): void {
  const most = countLongParagraphs(document) / 2;
  for (const element of document.querySelectorAll('[hidden], [style*="none"]'))
    if (countLongParagraphs(element) > most)
      for (const name of ['hidden', 'style']) element.removeAttribute(name);
  for (const paragraph of document.querySelectorAll('p[aria-hidden]'))
    paragraph.removeAttribute('aria-hidden');
}

/** Finds the teasers of other articles that are links as a whole: a link to another page around a heading and other words. */
const findCards = (document: Document, url: URL) =>
  [...document.querySelectorAll('a[href]')].filter((link) => {
    const address = linkAddress(link, url);
    const heading = link.querySelector('h2, h3, h4, h5');
    return (
      heading &&
      heading.textContent.trim() !== link.textContent.trim() &&
      countLongParagraphs(link) <= 1 &&
      address !== undefined &&
      !isSamePage(address, url)
    );
  });

/** Finds the articles that some pages show below the page's own; none if the headline is that of a mere teaser. */
function findOtherArticles(document: Document, title: string | undefined): Element[] {
  const own = findHeadline(document, title)?.closest('article');
  if (!own || own.textContent.length < MIN_OWN_ARTICLE_LENGTH) return [];
  return [...document.querySelectorAll('article')].filter(
    (one) => !one.contains(own) && !own.contains(one),
  );
}

/**
 * Makes a `<figure>` of a block that contains only a picture and its captions, and removes a block that contains only captions:
 * the reading mode would turn the captions into paragraphs of the text.
 */
function joinCaptionsToPictures(document: Document): void {
  const loose = [...document.querySelectorAll('[class]')].filter(
    (one) => isCaption(one) && !one.parentElement?.closest('figure, dl, [class*="caption"]'),
  );
  for (const [block, captions] of Map.groupBy(loose, ({ parentElement }) => parentElement)) {
    const words = captions.map(({ textContent }) => textContent).join(' ');
    if (!block || normalizeName(block.textContent) !== normalizeName(words)) continue;
    const [image, ...others] = block.querySelectorAll('img');
    if (!image) block.remove();
    if (image?.parentElement !== block || others.length > 0) continue;
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    caption.textContent = words;
    figure.append(image, caption);
    block.replaceWith(figure);
  }
}

/** Finds elements whose class names something else than an article, unless they hold most of the page or of its text. */
function findNonArticleParts(document: Document): Element[] {
  const pageLength = document.body.textContent.length;
  const most = countLongParagraphs(document) / 2;
  return [...document.querySelectorAll(`${NON_ARTICLE_SELECTOR}, [class]`)].filter(
    (part) =>
      (part.matches(NON_ARTICLE_SELECTOR) || namesNonArticle(part.getAttribute('class') ?? '')) &&
      part.textContent.length < pageLength / 3 &&
      countLongParagraphs(part) <= most &&
      !part.querySelector('h1, [itemprop="articleBody"]'),
  );
}

const namesNonArticle = (className: string) =>
  className
    .split(/\s+/)
    .filter((name) => !name.includes(':'))
    // What stands behind two hyphens is a variant of the element, « section--has-ads ».
    .flatMap((name) => name.replace(/--.*$/, '').split(/[-_]+/))
    .some((word) => NON_ARTICLE_WORDS.has(word.toLowerCase()));

/** Minimum length of an article in characters; a shorter text is a notice, an excerpt or a cookie banner. */
const MIN_ARTICLE_LENGTH = 250;

/** Minimum length, in characters, of a sentence without final punctuation; a shorter text is a label or a button. */
const MIN_SENTENCE_LENGTH = 60;

/**
 * Matches the words of a line that isn't part of an article: the text of a button, an advert or a counter, a credit, or a
 * caption that ends with a credit in brackets. A paragraph of such lines alone is removed.
 */
const NON_ARTICLE_LINE = new RegExp(
  `^(?:${[
    String.raw`[-–—\s]*(?:advert(?:isement)?|annonces?|publicités?|sponsorisé|anzeige|publicidad|reklame?)[-–—\s]*`,
    '(?:imprimer|envoyer|répondre|réagir|partager|commenter|share this) .{0,60}',
    '(?:abonnez-vous|inscrivez-vous|recevez|rejoignez|soutenez|suivez)(?:-nous| à | chaque | l[ae] | les | nos | notre | toute).{0,140}',
    String.raw`(?:subscribe|sign up) (?:now|to|for|on) .{0,140}|(?:follow (?:us|@\S+|.{1,40} on (?:facebook|google|instagram|twitter|whatsapp|x|youtube))|join our (?:community|forum|newsletter))\b.{0,140}`,
    '(?:this|our|cet) (?:post|article|page) (?:may contain|contains?|peut contenir|contient) .{0,20}affili.{0,140}',
    String.raw`this slideshow requires javascript\.`,
    String.raw`temps de\s?lecture.{0,20}|(?:dernière )?mise à jour .{0,40}`,
    String.raw`(?:this|our) (?:web)?site uses cookies.{0,300}|ce site utilise des cookies.{0,300}`,
    String.raw`(?:catégorie :|category:|(?:last )?(?:published|updated|posted):?) .{0,80}(?<![.!?…»”"])`,
    String.raw`(?:[àa] lire|(?:[àa] )?(?:lire|voir|écouter) (?:aussi|également)|read (?:more|also)|also read|see also|watch:|don[’']t miss)(?!\p{L}).{0,140}(?<![.!?…»”"])`,
    String.raw`(?:photos?|images?|crédits?|credits?|copyright)(?:\s*[:©/|]|\s+by\b| ©).{0,120}|(?:©|copyright ).{0,120}`,
    String.raw`.{0,250}\((?:photos?|images?|crédits?|credits?|©)\s*[:©/].{1,60}\)`,
  ].join('|')})$`,
  'iu',
);

/** Matches the words of the heading of what follows an article, such as comments. The text ends before it. */
const AFTER_ARTICLE_HEADING =
  /^(?:(?:vos )?(?:réactions|reactions)|(?:\d+ )?commentaires?|contribuer|partager|about the authors?|à propos de l[’']auteure?)\s*:?$/i;

/** Matches the words of the heading of a list of other articles. The text ends before it, unless it goes on behind the list. */
const OTHER_ARTICLES_HEADING =
  /^(?:dans la m[êe]me rubrique|sur le m[êe]me sujet|articles? (?:connexes?|similaires?|liés)|(?:à|a) lire aussi|posts? récents?|related(?: posts?| articles?| stories)?)\s*:?$/i;

/** Matches the words above a teaser of another article, in the middle of a text or behind it. */
const TEASER_LABEL =
  /^(?:(?:à|a) lire également|related topics|read next|trending(?: now| stories)?|most (?:read|popular)(?: in .{1,40})?|you (?:may|might) also like|mehr zum thema|auch interessant)\s*[:.…]*$/i;

/** Minimum share of the long paragraphs that stands behind a list of other articles if the text goes on there. */
const MIN_SHARE_BEHIND_LIST = 0.25;

/** Maximum length in characters of a label, « Reportage », that begins the paragraph of a standfirst. */
const MAX_KICKER_LENGTH = 15;

/** Matches a paragraph of asterisks, which marks a break between two parts of a text. It becomes a rule (`---`). */
const BREAK = /^(?:\\\*\s*){3,}$/;

/** Matches a shortcode of WordPress whose plugin is gone: « [button link="…"] », « [/button] ». It is removed. */
const SHORTCODE = /\\\[(?:\/[a-z][\w-]*|[a-z][\w-]*\s+[\w\\-]+=[^\]]*)\\\]/g;

const HEADING = /^(?:#{2,3} .*|\*\*[^*]+\*\*)$/;

/**
 * Strips what is not the article from a text: keeps its first to its last sentence.
 *
 * @param text in the site's own formatting, of everything that was found.
 * @param knownTexts title and standfirst, removed from the beginning.
 * @returns undefined when too little is left.
 */
function stripBoilerplate(
  text: string,
  knownTexts: readonly (string | undefined)[] = [],
): string | undefined {
  const paragraphs = text
    .replaceAll(SHORTCODE, '')
    .split(/\n{2,}/)
    .filter((one) => !isLinks(one) && one.split('\n').some((line) => !isNonArticle(line)))
    .filter((one, index, all) => !isEmptyHeading(one, all[index + 1]))
    .map((one) => (BREAK.test(one) ? '---' : one));
  const isEnd = (words: string, index: number) =>
    AFTER_ARTICLE_HEADING.test(words) ||
    (OTHER_ARTICLES_HEADING.test(words) && !goesOnBehind(paragraphs, index));
  const endIndex = paragraphs.findIndex(
    (paragraph, index) => index > paragraphs.length / 2 && isEnd(wordsOf(paragraph), index),
  );
  const articleParagraphs = (endIndex === -1 ? paragraphs : paragraphs.slice(0, endIndex)).filter(
    (paragraph) =>
      ![OTHER_ARTICLES_HEADING, TEASER_LABEL].some((label) => label.test(wordsOf(paragraph))),
  );
  const isKnown = (paragraph: string) =>
    knownTexts.some(
      (known = '') =>
        known !== '' &&
        normalizeName(paragraph).endsWith(normalizeName(known)) &&
        (paragraph.startsWith('#') || paragraph.length < known.length + MAX_KICKER_LENGTH),
    );
  const first = articleParagraphs.findIndex(
    (paragraph) => !isKnown(paragraph) && (isSentence(paragraph) || HEADING.test(paragraph)),
  );
  const last = articleParagraphs.findLastIndex(isSentence);
  const words = articleParagraphs.slice(Math.max(first, 0), last + 1).join('\n\n');
  return words.length < MIN_ARTICLE_LENGTH ? undefined : words;
}

/** Returns the words of a line in the site's own formatting, without its marks and the addresses of links. */
const wordsOf = (line: string) =>
  line.replaceAll(/\]\([^)]*\)|^#+ |(?<!\\)[*[\]_~`]/g, '').replaceAll(/\\(?=.)/g, '');

const isNonArticle = (line: string) =>
  !/^(?:!\[|#)/.test(line) && NON_ARTICLE_LINE.test(wordsOf(line).trim());

/** Whether a text goes on behind a paragraph: much of its prose stands there. */
const goesOnBehind = (paragraphs: readonly string[], index: number) =>
  proseLength(paragraphs.slice(index).join('\n\n')) >
  MIN_SHARE_BEHIND_LIST * proseLength(paragraphs.join('\n\n'));

/** Matches a label before the linked headline of another article: « LIRE | [Le port en grève](…) ». */
const LABELLED_HEADLINE = /^\W*[^[\]|]{3,40}\|\W*\[[^\]]+\]\([^)]*\)\W*$/;

/** Whether links make most of a paragraph or list: « Lire aussi : … ». */
function isLinks(paragraph: string): boolean {
  if (paragraph.startsWith('![')) return false;
  if (LABELLED_HEADLINE.test(paragraph)) return true;
  const others = paragraph.replaceAll(/\[(?:[^\]\\]|\\.)*\]\([^)]*\)/g, '');
  return (
    normalizeName(others).length <
    normalizeName(paragraph.replaceAll(/\]\([^)]*\)/g, ']')).length / 4
  );
}

/** Whether a paragraph is a heading without a text: a heading of the same or a higher level follows it, or nothing. */
function isEmptyHeading(paragraph: string, next: string | undefined): boolean {
  const [level] = /^#+/.exec(paragraph) ?? [];
  const [nextLevel] = /^#+/.exec(next ?? '#') ?? [];
  return level !== undefined && nextLevel !== undefined && nextLevel.length <= level.length;
}

/** Whether a paragraph is a sentence, not a byline, a date, a button, a picture or a heading. */
function isSentence(paragraph: string): boolean {
  const words = wordsOf(paragraph).trim();
  return (
    !paragraph.startsWith('![') &&
    !HEADING.test(paragraph) &&
    !/^(?:Par|By|Von:?)\s\p{Lu}.{0,200}(?<![.!?…»”"])$/u.test(words) &&
    (words.length >= MIN_SENTENCE_LENGTH || /[.!?…»”"):。！？」]$/.test(words))
  );
}
