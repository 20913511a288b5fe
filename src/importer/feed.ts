import { DomUtils, getFeed, parseDocument } from 'htmlparser2';
import { ImportError } from './import-errors.ts';
import { refuseOversizedPage } from './page-document.ts';

/** An article that a feed lists. */
export interface FeedArticle {
  /** Absolute address, not checked. */
  address: string;
  /** The author that the feed names, in plain text; empty where it names none. */
  author: string;
}

/** Maximum number of articles in a feed; a feed with more is refused. */
const MAX_ARTICLES = 1000;

const FEED_START = /^\s*<(?:.*<)?(?:rss|feed|rdf:RDF)[\s>]/is;
const FEED_START_LENGTH = 2000;

/**
 * Reads the articles of a feed: RSS 2.0, RSS 1.0 or Atom (RFC 4287). Entities that the feed itself defines are not expanded.
 *
 * @param url address of the feed, if it was fetched: its links may be relative to it.
 * @returns undefined for anything else than a feed.
 * @throws ImportError for a feed that is too large, or has no article.
 */
export function readFeed(xml: string, url?: URL): FeedArticle[] | undefined {
  if (!FEED_START.test(xml.slice(0, FEED_START_LENGTH))) return undefined;
  refuseOversizedPage(xml, { xmlMode: true });
  const { children } = parseDocument(xml, { xmlMode: true });
  const feed = getFeed(children);
  if (!feed) return undefined;
  if (feed.items.length === 0) throw new ImportError('ce flux n’a pas d’article');
  if (feed.items.length > MAX_ARTICLES) throw new ImportError('ce flux a trop d’articles');
  const items = DomUtils.getElementsByTagName(feed.type === 'atom' ? 'entry' : 'item', children);
  return feed.items.flatMap(({ link, id = '' }, index) => {
    const nodes = items[index]?.children ?? [];
    const elements = (name: string) => DomUtils.getElementsByTagName(name, nodes, false);
    // In Atom, the first link may lead to comments.
    const page = elements('link').find(({ attribs }) => attribs['rel'] === 'alternate');
    const address = URL.parse(page?.attribs['href'] ?? link ?? id, url)?.href;
    if (address === undefined) return [];
    const authors = [...elements('dc:creator'), ...elements('author')].map((element) => {
      const [name = element] = DomUtils.getElementsByTagName('name', element.children);
      return DomUtils.textContent(name).trim();
    });
    // In RSS an author may be « address (name) ».
    const author = authors.join(', ').replaceAll(/\S+@\S+\s*\(([^)]*)\)/g, '$1');
    return [{ address, author }];
  });
}
