import { parseFrenchDate } from '../../domain/text/parse-french-date.ts';
import { isoDay } from '../../domain/text/iso-day.ts';
import { articleData, isThing, textOf, type Thing } from './linked-data.ts';
import type { PageDocument } from './page.ts';
import type { Metadata } from './reading.ts';

/** Most signs of a standfirst, as the schema has it. */
const STANDFIRST = 300;

/** Nothing that is longer says what a page is. */
const LONGEST = 2000;

/**
 * Reads what a page says of its article: its linked data first, then what it says for networks, then its markup.
 *
 * @param url where the page was found.
 */
export function metadataOf(document: PageDocument, url: URL): Metadata {
  const data = articleData(document) ?? {};
  const meta = (...names: string[]) => names.map((name) => content(document, name)).find(Boolean);
  const outlet =
    meta('og:site_name') ??
    textOf(data['publisher']) ??
    textOf(data['isPartOf']) ??
    meta('application-name');
  return {
    title: titleOf(document, data, meta('og:title', 'twitter:title', 'dc.title'), outlet),
    date: dateOf(
      document,
      data,
      meta(
        'article:published_time',
        'date',
        'dc.date',
        'dc.date.issued',
        'datepublished',
        'pubdate',
        'sailthru.date',
      ),
    ),
    outlet,
    standfirst: standfirst(
      textOf(data['description']) ?? meta('og:description', 'description', 'dc.description'),
    ),
    author: clean(
      textOf(data['author']) ??
        meta('author', 'dc.creator', 'parsely-author') ??
        inText(
          document,
          '[rel="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], .byline .author, .author-name',
        ),
    ),
    canonical: addressOf(
      document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? meta('og:url'),
      url,
    ),
    picture: pictureOf(document, data, meta, url),
    closed:
      data['isAccessibleForFree'] === false ||
      /^false$/i.test(textOf(data['isAccessibleForFree']) ?? ''),
  };
}

function content(document: PageDocument, name: string): string | undefined {
  const found = [...document.querySelectorAll('meta')].find(
    (one) =>
      (
        one.getAttribute('property') ??
        one.getAttribute('name') ??
        one.getAttribute('itemprop') ??
        ''
      ).toLowerCase() === name,
  );
  return clean(found?.getAttribute('content') ?? undefined);
}

const inText = (document: PageDocument, selector: string) =>
  clean(document.querySelector(selector)?.textContent ?? undefined);

const clean = (text: string | undefined) =>
  text
    ?.slice(0, LONGEST)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim() || undefined;

function titleOf(
  document: PageDocument,
  data: Thing,
  named: string | undefined,
  outlet: string | undefined,
) {
  const headings = document.querySelectorAll('h1');
  const only = headings.length === 1 ? clean(headings[0]?.textContent ?? undefined) : undefined;
  const title =
    clean(textOf(data['headline'])) ??
    named ??
    only ??
    clean(document.querySelector('title')?.textContent ?? undefined);
  return title === undefined ? undefined : withoutOutlet(title, outlet);
}

/** Many pages write the name of the site behind the title. */
function withoutOutlet(title: string, outlet: string | undefined): string {
  if (outlet === undefined) return title;
  const [, bare] = /^(.+?)\s+[-–—|·:]\s+([^-–—|·]+)$/.exec(title) ?? [];
  return bare !== undefined && title.toLowerCase().endsWith(outlet.toLowerCase()) ? bare : title;
}

function dateOf(
  document: PageDocument,
  data: Thing,
  named: string | undefined,
): string | undefined {
  const marked = document.querySelector(
    'article time[datetime], time[pubdate][datetime], [itemprop="datePublished"], time[datetime]',
  );
  return [
    textOf(data['datePublished']),
    named,
    marked?.getAttribute('datetime') ?? undefined,
    marked?.getAttribute('content') ?? undefined,
  ]
    .map(dayOf)
    .concat(writtenDay(document))
    .find((day) => day !== undefined);
}

/** The day as the page writes it, by its own clock. */
function dayOf(text: string | undefined): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '') ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** A date in French that stands where pages write theirs. */
function writtenDay(document: PageDocument): string | undefined {
  const places = document.querySelectorAll(
    '[class*="date"], [class*="publish"], [class*="meta"], [class*="submitted"], .byline, time, center, font, small, em, i, p',
  );
  for (const place of [...places].slice(0, 40)) {
    const [found] =
      /\b\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}\b/u.exec(place.textContent.slice(0, 200)) ?? [];
    const date = found === undefined ? undefined : parseFrenchDate(found);
    if (date) return isoDay(date);
  }
  return undefined;
}

/** What a program has cut from the text is no standfirst. */
function standfirst(text: string | undefined): string | undefined {
  const written = clean(text);
  if (written === undefined || /(?:…|\.\.\.|\[…\]|\[&hellip;\])\s*$/.test(written))
    return undefined;
  return written.length <= STANDFIRST ? written : undefined;
}

function addressOf(text: string | undefined, base: URL): string | undefined {
  return text !== undefined && URL.canParse(text, base) ? new URL(text, base).href : undefined;
}

function pictureOf(
  document: PageDocument,
  data: Thing,
  meta: (...names: string[]) => string | undefined,
  base: URL,
): Metadata['picture'] {
  const [image] = [data['image']].flat();
  const url = addressOf(
    textOf(image, 'url') ?? meta('og:image:secure_url', 'og:image', 'twitter:image'),
    base,
  );
  if (url === undefined || !/^https?:/.test(url)) return undefined;
  const shown = [...document.querySelectorAll('img')].find((one) => isOf(one, url, base));
  const caption = clean(
    shown?.closest('figure')?.querySelector('figcaption')?.textContent ?? undefined,
  );
  const told = isThing(image)
    ? (textOf(image['creditText']) ?? textOf(image['copyrightHolder']) ?? textOf(image['author']))
    : undefined;
  const [, written] =
    /(?:photo(?:graphie)?|crédits?|illustration|©)\s*(?:photo)?\s*[:©]?\s*(?:par\s+)?(.{2,80})$/i.exec(
      caption ?? '',
    ) ?? [];
  return {
    url,
    alt:
      clean(shown?.getAttribute('alt') ?? undefined) ??
      meta('og:image:alt', 'twitter:image:alt') ??
      '',
    credit: clean(told ?? written?.replace(/[)\].]+$/, '')),
  };
}

/** Whether an image of the page is the picture, in whatever size. */
function isOf(image: Element, url: string, base: URL): boolean {
  const src = addressOf(
    image.getAttribute('src') ?? image.getAttribute('data-src') ?? undefined,
    base,
  );
  return src !== undefined && nameOf(src) === nameOf(url);
}

const nameOf = (address: string) =>
  new URL(address).pathname
    .split('/')
    .at(-1)
    ?.replace(/-\d+x\d+(?=\.)/, '');
