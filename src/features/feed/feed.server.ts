import { getRssString } from '@astrojs/rss';
import { itemName, standfirstOrText, type Article } from '@/content/item.ts';
import { getArticles } from '@/content/items.server.ts';
import { getPublications, getSite } from '@/content/queries.server.ts';
import { parseFrenchDate } from '@/lib/dates.ts';
import { articlePath, FEED_PATH, HOME_PATH, topicFeedPath, facetPath } from '@/content/paths.ts';
import { FEED_SIZE, feedItems, type FeedEntry } from './feed-items.ts';
import { textHtml } from './text-html.ts';

/** Characters that XML can't hold; some programs leave them behind in a pasted text. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * The feed of the articles and of the publications, newest first.
 *
 * @returns an RSS 2.0 document.
 * @see https://www.rssboard.org/rss-specification
 */
export async function feed(): Promise<string> {
  const { url, name, description } = await getSite();
  const articles = articleEntries(await getArticles(), url);
  const about = { title: name, description, page: HOME_PATH, path: FEED_PATH };
  return document(about, [...articles, ...(await publications())]);
}

/**
 * The feed of the articles on a theme, newest first.
 *
 * @param theme its name.
 * @param articles those that have it, newest first.
 * @returns an RSS 2.0 document.
 */
export async function themeFeed(theme: string, articles: readonly Article[]): Promise<string> {
  const { url, name } = await getSite();
  const about = {
    title: `${theme} · ${name}`,
    description: `Les articles de ${name} : ${theme}.`,
    page: facetPath('themes', theme),
    path: topicFeedPath(theme),
  };
  return document(about, articleEntries(articles, url));
}

/** What a feed says of itself. */
interface About {
  title: string;
  description: string;
  /** Address of the page that it follows, and its own. */
  page: string;
  path: string;
}

async function document(
  { title, description, page, path }: About,
  entries: readonly FeedEntry[],
): Promise<string> {
  const { url, name } = await getSite();
  const text = await getRssString({
    title,
    description,
    site: new URL(page, url).href,
    items: feedItems(entries, name),
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
    },
    customData:
      '<language>fr</language>' +
      `<atom:link href="${new URL(path, url).href}" rel="self" type="application/rss+xml"/>`,
  });
  return text.toWellFormed().replaceAll(FORBIDDEN, '');
}

const articleEntries = (articles: readonly Article[], url: string) =>
  articles.slice(0, FEED_SIZE).map((item) => articleEntry(item, url));

function articleEntry(item: Article, url: string): FeedEntry {
  return {
    title: itemName(item),
    link: new URL(articlePath(item.slug), url).href,
    date: item.date,
    summary: standfirstOrText(item),
    categories: item.topics,
    // The start of a private text isn't given for the whole.
    ...(item.visibility !== 'private' && { html: textHtml(item.text) }),
  };
}

async function publications(): Promise<FeedEntry[]> {
  const all = await getPublications();
  return all.map(({ title, url, date, excerpt: summary }) => ({
    title,
    link: url,
    date: parseFrenchDate(date),
    summary,
  }));
}
