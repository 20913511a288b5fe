import { getRssString } from '@astrojs/rss';
import { itemName, standfirstOrText, type Article } from '@/content/item.ts';
import { listCorrections } from '@/content/item-data.ts';
import { getArticles, getTextWithPictures } from '@/content/items.server.ts';
import { getPublications, getSite } from '@/content/queries.server.ts';
import type { Figure } from '@/content/pictures/picture.ts';
import { pictureData } from '@/content/pictures/pictures.server.ts';
import { getScans } from '@/content/scans.server.ts';
import { parseFrenchDate } from '@/lib/dates.ts';
import {
  articlePath,
  FEED_PATH,
  HOME_PATH,
  topicFeedPath,
  facetPath,
  withBasePath,
} from '@/content/paths.ts';
import { MAX_FEED_ITEMS, toFeedItems, type FeedEntry, type FeedPicture } from './feed-items.ts';
import { escapeHtml, textToHtml } from './text-to-html.ts';

/** Matches characters that XML forbids, which some programs leave behind in a pasted text. They are removed from feeds. */
const XML_FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * Renders the feed of all articles and publications, newest first.
 *
 * @returns an RSS 2.0 document.
 * @see https://www.rssboard.org/rss-specification
 */
export async function renderFeed(): Promise<string> {
  const { url, name, description } = await getSite();
  const articles = await toFeedEntries(await getArticles(), url);
  const publications = (await getPublications()).map(({ title, url, date, excerpt, lang }) => ({
    title,
    link: url,
    date: parseFrenchDate(date),
    summary: excerpt,
    lang,
  }));
  const channel = { title: name, description, page: HOME_PATH, path: FEED_PATH };
  return renderRss(channel, [...articles, ...publications]);
}

/**
 * Renders the feed of the articles on one topic, newest first.
 *
 * @param articles those that have the topic, newest first.
 * @returns an RSS 2.0 document.
 */
export async function renderTopicFeed(
  topic: string,
  articles: readonly Article[],
): Promise<string> {
  const { url, name } = await getSite();
  const channel = {
    title: `${topic} · ${name}`,
    description: `Les articles de ${name} : ${topic}.`,
    page: facetPath('themes', topic),
    path: topicFeedPath(topic),
  };
  return renderRss(channel, await toFeedEntries(articles, url));
}

/** The RSS channel: how the feed describes itself. */
interface Channel {
  title: string;
  description: string;
  /** Path of the page whose new entries the feed lists. */
  page: string;
  /** Path of the feed. */
  path: string;
  /** More elements of the channel, as XML. */
  elements?: string;
}

/** Renders an RSS 2.0 document. */
export async function renderRss(
  { title, description, page, path, elements = '' }: Channel,
  entries: readonly FeedEntry[],
): Promise<string> {
  const { url, name } = await getSite();
  const text = await getRssString({
    title,
    description,
    site: new URL(page, url).href,
    items: toFeedItems(entries, name),
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
      itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      media: 'http://search.yahoo.com/mrss/',
      podcast: 'https://podcastindex.org/namespace/1.0',
    },
    customData:
      '<language>fr</language>' +
      `<atom:link href="${new URL(path, url).href}" rel="self" type="application/rss+xml"/>${elements}`,
  });
  return text.toWellFormed().replaceAll(XML_FORBIDDEN, '');
}

const toFeedEntries = (articles: readonly Article[], url: string) =>
  Promise.all(articles.slice(0, MAX_FEED_ITEMS).map((item) => toFeedEntry(item, url)));

/** Converts an article to an entry; `url` is the address of the site. */
export async function toFeedEntry(item: Article, url: string): Promise<FeedEntry> {
  const { sound } = item;
  const absolute = (address: string) => new URL(address, url).href;
  return {
    title: itemName(item),
    link: new URL(articlePath(item.slug), url).href,
    date: item.date,
    summary: standfirstOrText(item),
    categories: item.topics,
    lang: item.lang,
    picture: item.figure && (await toFeedPicture(item.figure, url)),
    sound: sound && { ...sound, src: absolute(withBasePath(sound.src)) },
    // Of a private article only the start is here; it must not pass for the whole text.
    ...(item.visibility !== 'private' && {
      html:
        renderCorrections(item) +
        textToHtml(await getTextWithPictures(item), absolute) +
        (await renderScans(item, absolute)),
    }),
  };
}

function renderCorrections(item: Article): string {
  return listCorrections(item)
    .map(({ date, text }) => `<p><b>Correction du ${date}\u202f:</b> ${escapeHtml(text)}</p>`)
    .join('');
}

/** Renders the links to the printed pages of an article as HTML. */
async function renderScans(item: Article, absolute: (address: string) => string): Promise<string> {
  const scans = await getScans(item);
  if (!scans) return '';
  const place = [item.outlet, scans.issue].filter(Boolean).join(', ');
  const links = scans.files.map(
    ({ href, label }) => `<a href="${escapeHtml(absolute(href))}">${label}</a>`,
  );
  return `<p>Sur papier\u202f: ${escapeHtml(place)} (${links.join(' · ')})</p>`;
}

async function toFeedPicture(figure: Figure, url: string): Promise<FeedPicture> {
  const { src, alt, width, height } = await pictureData(figure, '');
  return {
    src: new URL(src, url).href,
    alt,
    ...(typeof figure.src !== 'string' && { size: { width, height } }),
  };
}
