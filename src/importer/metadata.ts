import { bareName, linesBelowHeading, markedNames, writtenName } from './byline.ts';
import { articleData, textOf, textsOf } from './linked-data.ts';
import { addressOf, pagePicture } from './page-picture.ts';
import type { PageDocument } from './page.ts';
import { plainLine } from './plain-line.ts';
import { publicationDay } from './publication-day.ts';
import type { Metadata } from './reading.ts';
import { standfirstOf } from './standfirst.ts';
import { titlesOf } from './title.ts';

const DATES = [
  'article:published_time',
  'date',
  'dc.date',
  'dc.date.issued',
  'pubdate',
  'sailthru.date',
];

/**
 * Reads what a page says of its article: its linked data first, then what it says for networks, then its markup.
 *
 * @param url where the page was found.
 */
export function metadataOf(document: PageDocument, url: URL): Metadata {
  const data = articleData(document) ?? {};
  const said = metasOf(document);
  const meta = (...names: string[]) => names.map((name) => said.get(name)).find(Boolean);
  const lines = linesBelowHeading(document);
  const named = meta('og:title', 'twitter:title', 'dc.title');
  const outlet =
    meta('og:site_name') ??
    textOf(data['publisher']) ??
    textOf(data['isPartOf']) ??
    meta('application-name', 'dc.publisher');
  const free = data['isAccessibleForFree'];
  return {
    ...titlesOf(document, data, named, plainLine(outlet)),
    date: publicationDay(
      document,
      [textOf(data['datePublished']), ...DATES.map((one) => meta(one))],
      lines,
    ),
    standfirst: standfirstOf(
      document,
      [
        textOf(data['description']),
        ...['og:description', 'description', 'dc.description'].map((one) => meta(one)),
      ],
      plainLine(outlet),
    ),
    author:
      [
        plainLine(textsOf(data['author']).join(', ')),
        meta('author', 'dc.creator', 'parsely-author'),
      ]
        .map(bareName)
        .find((name) => name !== undefined && !isLogin(name) && !isOutlet(name, outlet)) ??
      markedNames(document) ??
      writtenName(lines),
    canonical: addressOf(
      document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? meta('og:url'),
      url,
    ),
    picture: pagePicture(
      document,
      data,
      ['og:image:secure_url', 'og:image', 'twitter:image'].map((one) => meta(one)),
      meta('og:image:alt', 'twitter:image:alt'),
      url,
    ),
    closed: free === false || /^false$/i.test(textOf(free) ?? ''),
  };
}

/** What a page says in its head, the first time it says it. */
function metasOf(document: PageDocument): Map<string, string> {
  const said = new Map<string, string>();
  for (const one of document.querySelectorAll('meta')) {
    const name = ['property', 'name', 'itemprop'].map((key) => one.getAttribute(key)).find(Boolean);
    const text = plainLine(one.getAttribute('content'));
    if (name && text !== undefined && !said.has(name.toLowerCase()))
      said.set(name.toLowerCase(), text);
  }
  return said;
}

/** The name of an account, not of a person. */
const isLogin = (name: string) => /^[a-z\d._-]+$/.test(name);

/** Many pages are signed, for machines, by the outlet itself. */
function isOutlet(name: string, outlet: string | undefined): boolean {
  const [one, other] = [name, outlet ?? ''].map((text) =>
    text.toLowerCase().replaceAll(/\P{L}/gu, ''),
  );
  return one !== '' && other?.startsWith(one ?? '') === true;
}
