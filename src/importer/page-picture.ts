import { isThing, textOf, type Thing } from './linked-data.ts';
import { plainLine, type PageDocument } from './page.ts';
import type { Metadata } from './read-page.ts';

/** What stands in the place of a picture, or belongs to the site. */
const NO_PICTURE = /logo|avatar|placeholder|default|blank|pixel|spacer|icon/i;

/** Where the pictures of an article stand, when a page names none. */
const IN_ARTICLE =
  '[itemprop="image"], article img, main img, [class*="content"] img, [class*="texte"] img, [class*="article"] img';

/** Where the pictures of a site stand, not those of an article. */
const BESIDE = 'header, #header, nav, aside, footer, [class*="related"], [class*="comment"]';

/** Where an image's address stands until it is in sight. */
const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'src'];

const CREDIT =
  /(?:(?:[Pp]hoto(?:graphie)?s?|PHOTO|[Cc]rédits?|[Ii]llustration)(?:\s+photo)?(?:\s*[:©/|–-]\s*|\s+par\s+|\s+(?=\p{Lu}))|©\s*)(?:[Pp]hoto\s+)?(?:(?:par|de)\s+)?(.{2,80})$/u;

/** Where a page marks who has taken a picture. */
const NAMED = '[class*="credit"], [class*="copyright"], [class*="photographer"]';

/** The name of a file describes no picture. */
const FILE = /\.(?:jpe?g|png|webp|gif)$/i;

/**
 * The picture of an article, as its page names it; else the first one in it.
 *
 * @param forNetworks what the page says for networks, the surest first.
 * @param alt how it describes that picture.
 */
export function pagePicture(
  document: PageDocument,
  data: Thing,
  forNetworks: readonly (string | undefined)[],
  alt: string | undefined,
  base: URL,
): Metadata['picture'] {
  const [image] = [data['image']].flat();
  const url = [
    ...[textOf(image, 'url'), ...forNetworks].map((text) => addressOf(text, base)),
    ...[...document.querySelectorAll(IN_ARTICLE)].filter(isLarge).map((one) => sourceOf(one, base)),
  ].find((one) => one !== undefined && isPicture(one));
  if (url === undefined) return undefined;
  const shown = [...document.querySelectorAll('img, amp-img')].find((one) => {
    const source = sourceOf(one, base);
    return source !== undefined && nameOf(source) === nameOf(url);
  });
  const told = isThing(image)
    ? (textOf(image['creditText']) ?? textOf(image['copyrightHolder']) ?? textOf(image['author']))
    : undefined;
  const named = shown?.closest('figure')?.querySelector(NAMED)?.textContent;
  const [, written = named] = CREDIT.exec(captionOf(shown) ?? '') ?? [];
  return {
    url,
    alt:
      [shown?.getAttribute('alt'), alt]
        .map(plainLine)
        .find((one) => one !== undefined && !FILE.test(one)) ?? '',
    credit: plainLine(told ?? written?.replace(/[)\].]+$/, '')),
  };
}

function captionOf(image: Element | undefined): string | undefined {
  const caption =
    image?.closest('figure')?.querySelector('figcaption') ??
    image?.closest('[class*="caption"]')?.querySelector('[class*="caption-text"]') ??
    image?.closest('dl')?.querySelector('dd');
  return plainLine(caption?.textContent);
}

const isPicture = (url: string) => /^https?:/.test(url) && !NO_PICTURE.test(nameOf(url));

/** Narrower than this, in CSS pixels, is an ornament. */
const NARROWEST = 150;

const isLarge = (image: Element) =>
  Number(image.getAttribute('width') ?? Infinity) >= NARROWEST && !image.closest(BESIDE);

function sourceOf(image: Element, base: URL): string | undefined {
  const source = SOURCES.map((name) => image.getAttribute(name)).find(
    (one) => one && !one.startsWith('data:'),
  );
  return addressOf(source ?? undefined, base);
}

export function addressOf(text: string | undefined, base: URL): string | undefined {
  return text !== undefined && URL.canParse(text, base) ? new URL(text, base).href : undefined;
}

/** Of an image's file, whatever its size. */
const nameOf = (address: string) =>
  new URL(address).pathname
    .split('/')
    .at(-1)
    ?.replace(/-(?:\d+x\d+|scaled)(?=\.)/, '') ?? '';
