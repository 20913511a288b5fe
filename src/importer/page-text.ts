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
import {
  LONG_PARAGRAPH_LENGTH,
  MIN_ARTICLE_LENGTH,
  proseLength,
  stripBoilerplate,
} from './strip-boilerplate.ts';

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
