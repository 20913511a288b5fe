import { DomUtils, getFeed, parseDocument } from 'htmlparser2';
import { ImportError } from './import-errors.ts';
import { refuseOversizedPage } from './page-document.ts';

/** An article that a feed lists. */
export interface FeedArticle {
  /** Absolute address, not checked. */
  address: string;
  /** The author that the feed names, in plain text. */
  author: string | undefined;
}

/** No feed of a person or an outlet lists more. */
const MAX_ARTICLES = 1000;

const FEED_START = /^\s*<(?:[^h].*?<)?(?:rss|feed|rdf:RDF)[\s>]/is;
const FEED_START_LENGTH = 2000;

type Nodes = ReturnType<typeof parseDocument>['children'];

/**
 * Reads the articles of a feed: RSS 2.0, RSS 1.0 or Atom (RFC 4287).
 *
 * @param xml of at most 5 MB. Its own entities are not expanded.
 * @param base address of the feed; links relative to it are left out where there is none.
 * @returns undefined for anything else than a feed.
 * @throws ImportError for a feed that is too large.
 */
export function readFeed(xml: string, base?: URL): FeedArticle[] | undefined {
  if (!FEED_START.test(xml.slice(0, FEED_START_LENGTH))) return undefined;
  refuseOversizedPage(xml, { xmlMode: true });
  const { children } = parseDocument(xml, { xmlMode: true });
  const feed = getFeed(children);
  if (!feed) return undefined;
  if (feed.items.length > MAX_ARTICLES)
    throw new ImportError('ce flux a trop d’articles pour être lu');
  const items = DomUtils.getElementsByTagName(feed.type === 'atom' ? 'entry' : 'item', children);
  return feed.items.flatMap(({ link, id }, index) => {
    const nodes = items[index]?.children ?? [];
    const address = URL.parse(alternateLink(nodes) ?? link ?? id ?? '', base)?.href;
    return address === undefined ? [] : [{ address, author: findAuthor(nodes) }];
  });
}

/** The link of an Atom entry to its page: the first one may lead to its comments. */
function alternateLink(item: Nodes): string | undefined {
  return childElements('link', item)
    .map(({ attribs }) => attribs)
    .find(({ rel = 'alternate', href }) => rel === 'alternate' && href !== undefined)?.['href'];
}

/** Finds the author of an item: `dc:creator`, the name in Atom, or « address (name) » in RSS. */
function findAuthor(item: Nodes): string | undefined {
  const elements = ['dc:creator', 'author', 'itunes:author'].flatMap((name) =>
    childElements(name, item),
  );
  const names = elements.map((element) => {
    const [name = element] = childElements('name', element.children);
    return DomUtils.textContent(name).trim();
  });
  return names.join(', ').replaceAll(/\S+@\S+\s*\(([^)]*)\)/g, '$1') || undefined;
}

const childElements = (name: string, nodes: Nodes) =>
  DomUtils.getElementsByTagName(name, nodes, false);
