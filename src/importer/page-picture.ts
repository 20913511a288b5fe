import { isLinkedData, linkedDataText, type LinkedData } from './linked-data.ts';
import { toPlainLine } from './page-document.ts';

/** The picture of an article on the page of its outlet. */
export interface ArticlePicture {
  url: string;
  alt: string;
  credit: string | undefined;
}

/** Matches the file names of placeholders and of the site's own pictures, which are not taken for an article's picture. */
const NON_ARTICLE_PICTURE =
  /logo|avatar|placeholder|(?<![a-z])default|blank|pixel|spacer|icon|\.(?:svg|mp4)$/i;

/** Selects the images inside an article. */
const ARTICLE_PICTURE_SELECTOR =
  '[itemprop="image"], article img, main img, [class*="content"] img, [class*="texte"] img, [class*="article"] img';

/** Selects the parts of a page whose images do not belong to the article. */
const SITE_PICTURE_SELECTOR =
  'header, #header, nav, aside, footer, [class*="related"], [class*="comment"], [class*="author"], [class*="byline"]';

/** Attributes that hold an image's address, lazy ones first. */
const SOURCE_ATTRIBUTES = ['data-src', 'data-lazy-src', 'data-original', 'src'];

const CREDIT =
  /(?:(?:[Pp]hoto(?:graphie)?s?|PHOTO|[Cc]rédits?|[Ii]llustration)(?:\s+photo)?(?:\s*[:©/|–-]\s*|\s+par\s+|\s+(?=\p{Lu}))|©\s*)(?:[Pp]hoto\s+)?(?:(?:par|de)\s+)?(.{2,80})$/u;

/** Selects elements that name the photographer. */
const CREDIT_SELECTOR = '[class*="credit"], [class*="copyright"], [class*="photographer"]';

/** Matches the end of a picture's file name. An alternative text that ends so is useless, and is ignored. */
const FILE_EXTENSION = /\.(?:jpe?g|png|webp|gif)$/i;

/**
 * Finds the picture of an article: the one in the metadata or, if they name none, the first large one in the text. Finds none
 * if the page shows pictures, but not the one in the metadata.
 *
 * @param networkPictures addresses from the page's social metadata, most reliable first.
 * @param alt alternative text in the social metadata.
 */
export function findArticlePicture(
  document: Document,
  data: LinkedData,
  networkPictures: readonly (string | undefined)[],
  alt: string | undefined,
  base: URL,
): ArticlePicture | undefined {
  const [image] = [data['image']].flat();
  const declared = [linkedDataText(image, 'url'), ...networkPictures]
    .map((text) => resolveAddress(text, base))
    .find((one) => one !== undefined && isArticlePicture(one));
  const inText = [...document.querySelectorAll(ARTICLE_PICTURE_SELECTOR)]
    .filter((one) => isLargeArticleImage(one) && !isLink(one))
    .map((one) => imageAddress(one, base))
    .find(
      (one) =>
        one !== undefined && FILE_EXTENSION.test(new URL(one).pathname) && isArticlePicture(one),
    );
  // Where readers see others, one that they don't see may be a card with the site's name.
  if (declared !== undefined && inText !== undefined && !isShown(document, declared))
    return undefined;
  const url = declared ?? inText;
  if (url === undefined) return undefined;
  const element = [...document.querySelectorAll('img, amp-img')].find((one) => {
    const source = imageAddress(one, base);
    return source !== undefined && imageFileName(source) === imageFileName(url);
  });
  const linkedCredit = isLinkedData(image)
    ? (linkedDataText(image['creditText']) ??
      linkedDataText(image['copyrightHolder']) ??
      linkedDataText(image['author']))
    : undefined;
  const markedCredit = element?.closest('figure')?.querySelector(CREDIT_SELECTOR)?.textContent;
  const [, captionCredit = markedCredit] = CREDIT.exec(captionOf(element) ?? '') ?? [];
  return {
    url,
    alt:
      [element?.getAttribute('alt'), alt]
        .map(toPlainLine)
        .find((one) => one !== undefined && !FILE_EXTENSION.test(one)) ?? '',
    credit: toPlainLine(linkedCredit ?? captionCredit?.replace(/[)\].]+$/, '')),
  };
}

/**
 * Describes an image in the text of an article.
 *
 * @returns undefined for an ornament, and for an image that has neither an alternative text nor a caption.
 */
export function readTextPicture(image: Element, base: URL) {
  const url = imageAddress(image, base);
  if (url === undefined || !isArticlePicture(url) || !isLargeArticleImage(image)) return undefined;
  const line = captionOf(image);
  const [matched = '', credit] = CREDIT.exec(line ?? '') ?? [];
  const caption = line?.slice(0, line.length - matched.length).replace(/[\s(/|–-]+$/, '');
  const alt = toPlainLine(image.getAttribute('alt'));
  const description = alt !== undefined && !FILE_EXTENSION.test(alt) ? alt : caption;
  return description
    ? { url, alt: description, caption, credit: credit?.replace(/[)\].]+$/, '') }
    : undefined;
}

function captionOf(image: Element | undefined): string | undefined {
  const caption =
    image?.closest('figure')?.querySelector('figcaption') ??
    image?.closest('[class*="caption"]')?.querySelector('[class*="caption-text"]') ??
    image?.closest('dl')?.querySelector('dd');
  return toPlainLine(caption?.textContent);
}

const isArticlePicture = (url: string) =>
  /^https?:/.test(url) && !NON_ARTICLE_PICTURE.test(imageFileName(url));

/** Whether a page shows a picture, in any size: one of its images has the same file name, or a number or code of the URL. */
function isShown(document: Document, url: string): boolean {
  const codes = url.match(/(?<![\p{L}\d])(?=\p{L}*\d)[\p{L}\d]{6,}/gu) ?? [];
  const name = imageFileName(url).replace(/(?:-\d)?\.\w+$/, '');
  return [...document.querySelectorAll('img, source, amp-img')].some(({ outerHTML }) =>
    [name, ...codes].some((part) => outerHTML.includes(part)),
  );
}

/** Whether an image is a link to another page, such as another article or the author's page. */
const isLink = (image: Element) =>
  !FILE_EXTENSION.test(image.closest('a[href]')?.getAttribute('href') ?? '.jpg');

/** Minimum width of an article's picture in CSS pixels; a narrower image is an ornament. */
const MIN_WIDTH_PX = 150;

const isLargeArticleImage = (image: Element) =>
  Number(image.getAttribute('width') ?? Infinity) >= MIN_WIDTH_PX &&
  !image.closest(SITE_PICTURE_SELECTOR);

function imageAddress(image: Element, base: URL): string | undefined {
  const source = SOURCE_ATTRIBUTES.map((name) => image.getAttribute(name)).find(
    (one) => one && !one.startsWith('data:'),
  );
  return resolveAddress(source ?? undefined, base);
}

export function resolveAddress(text: string | undefined, base: URL): string | undefined {
  return text === undefined ? undefined : URL.parse(text, base)?.href;
}

/** Matches a part of a path that only names a size, such as « wide__1280x720 »: the part before it names the picture. */
const SIZE_NAME = /^(?:[a-z_-]*\d+x\d+|\d+x\d+\.\w+)$/i;

/**
 * Returns the file name of an image without the suffixes of its size and of an edit, by which the same picture is found in
 * another form.
 */
export const imageFileName = (address: string) =>
  new URL(address).pathname
    .split('/')
    .findLast((part) => part !== '' && !SIZE_NAME.test(part))
    ?.replace(/(?:-e\d{10,13})?(?:-(?:\d+x\d+|scaled))?(?=\.\w+$)/, '') ?? '';
