import type { Article } from '@/content/item.ts';
import { getArticles, parseTranscript } from '@/content/items.server.ts';
import {
  HOME_PATH,
  PODCAST_FEED_PATH,
  PODCAST_PICTURE_PATH,
  podcastTranscriptPath,
} from '@/content/paths.ts';
import { getSite, memoizeInBuild } from '@/content/queries.server.ts';
import { renderRss, toFeedEntry } from './feed.server.ts';
import { MAX_FEED_ITEMS } from './feed-items.ts';
import { escapeHtml } from './text-to-html.ts';

/** Media types of sound that podcast directories accept; an article with any other sound is left out of the podcast. */
const PODCAST_TYPES = ['audio/mpeg', 'audio/mp4'];

/** Returns the articles of the podcast, newest first; none where `site.json` has no podcast. */
export const getPodcastArticles = memoizeInBuild(async (): Promise<Article[]> => {
  if (!(await getSite()).podcast) return [];
  const articles = (await getArticles()).filter(
    ({ sound }) => sound && PODCAST_TYPES.includes(sound.type),
  );
  return articles.slice(0, MAX_FEED_ITEMS);
});

/** Returns the podcast, as `site.json` describes it, with its title; undefined where there is nothing to hear. */
export async function findPodcast() {
  const { name, podcast } = await getSite();
  if (!podcast || (await getPodcastArticles()).length === 0) return undefined;
  return { ...podcast, title: `${name} · À écouter` };
}

/**
 * Renders the podcast: a feed of the articles that can be heard.
 *
 * @returns an RSS 2.0 document.
 * @see https://podcasters.apple.com/support/823-podcast-requirements
 */
export async function renderPodcast(): Promise<string> {
  const { url, name, description } = await getSite();
  const podcast = await findPodcast();
  if (!podcast) throw new Error('There is no podcast.');
  const { title, category, explicit } = podcast;
  const elements =
    `<itunes:author>${escapeHtml(name)}</itunes:author>` +
    `<itunes:image href="${escapeHtml(new URL(PODCAST_PICTURE_PATH, url).href)}"/>` +
    `<itunes:category text="${escapeHtml(category)}"/>` +
    `<itunes:explicit>${explicit}</itunes:explicit>` +
    `<itunes:summary>${escapeHtml(description)}</itunes:summary>`;
  const entries = (await getPodcastArticles()).map(async (item) => {
    const { html, picture, ...entry } = await toFeedEntry(item, url);
    return { ...entry, elements: episodeElements(item, entry.summary, explicit, url) };
  });
  return renderRss(
    { title, description, page: HOME_PATH, path: PODCAST_FEED_PATH, elements },
    await Promise.all(entries),
  );
}

function episodeElements(item: Article, summary: string, explicit: boolean, url: string): string {
  const { slug, sound, lang = 'fr' } = item;
  const transcript = new URL(podcastTranscriptPath(slug), url).href;
  return (
    (sound?.seconds === undefined
      ? ''
      : `<itunes:duration>${Math.round(sound.seconds)}</itunes:duration>`) +
    `<itunes:explicit>${explicit}</itunes:explicit>` +
    `<itunes:summary>${escapeHtml(summary)}</itunes:summary>` +
    (parseTranscript(item)
      ? `<podcast:transcript url="${escapeHtml(transcript)}" type="text/plain" language="${lang}"/>`
      : '')
  );
}
