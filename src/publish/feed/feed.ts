import { getRssString } from '@astrojs/rss';
import { getArticles, type ArticleEntry } from '../articles.ts';
import { getPublications, getSite } from '../../content/queries.ts';
import { entryText } from '../../content/entry-text.ts';
import { entryName, entrySummary } from '../page-meta.ts';
import { parseFrenchDate } from '../../domain/text/parse-french-date.ts';
import { articlePath } from '../../domain/portfolio/paths.ts';
import { FEED_PATH, HOME_PATH } from '../../domain/site-paths.ts';
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
  const articles = (await getArticles()).slice(0, FEED_SIZE);
  const entries = [...articles.map((entry) => articleEntry(entry, url)), ...(await publications())];
  const document = await getRssString({
    title: name,
    description,
    site: new URL(HOME_PATH, url).href,
    items: feedItems(entries, name),
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
    },
    customData:
      '<language>fr</language>' +
      `<atom:link href="${new URL(FEED_PATH, url).href}" rel="self" type="application/rss+xml"/>`,
  });
  return document.toWellFormed().replaceAll(FORBIDDEN, '');
}

function articleEntry(entry: ArticleEntry, url: string): FeedEntry {
  return {
    title: entryName(entry),
    link: new URL(articlePath(entry.id), url).href,
    date: entry.data.date,
    summary: entrySummary(entry),
    categories: entry.data.themes,
    // The start of a private text isn't given for the whole.
    ...(entry.data.visibilite !== 'privee' && { html: textHtml(entryText(entry).tree) }),
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
