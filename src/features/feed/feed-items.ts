import type { RSSFeedItem } from '@astrojs/rss';
import type { Item } from '../../content/item.ts';
import { formatSoundFacts, type Sound } from '../../content/sound/sound.ts';
import { joinWithDots } from '../../content/text/plain-text.ts';
import { noonInCameroon } from '../../lib/dates.ts';
import { escapeHtml } from './text-to-html.ts';

/** Maximum number of items in a feed: feed readers download the whole feed again and again. */
export const MAX_FEED_ITEMS = 50;

/** The picture of an article, for feed readers. */
export interface FeedPicture {
  /** Absolute address of the picture's file. */
  src: string;
  alt: string;
  /** Size of the picture in pixels; unknown for one on another host. */
  size?: { width: number; height: number };
}

/** One entry of a feed: an article of the site, or a publication elsewhere. */
export interface FeedEntry {
  title: string;
  /** Address of the entry's page. */
  link: string;
  /** Day of publication, at midnight UTC; unknown for some. */
  date?: Date | undefined;
  /** Standfirst, excerpt or start of the text, without formatting. */
  summary: string;
  categories?: string[] | undefined;
  /** Language of the entry, if it isn't that of the feed. */
  lang?: Item['lang'];
  /** The whole text as HTML, where it is public. */
  html?: string;
  picture?: FeedPicture | undefined;
  /** The sound of an article, with an absolute address. */
  sound?: Sound | undefined;
  /** More elements of the RSS item, as XML: those of a podcast episode. */
  elements?: string;
}

/**
 * Sorts entries newest first, those without a date last, and turns the first `MAX_FEED_ITEMS` into RSS items.
 *
 * @param entries in any order; not changed.
 * @param author of every item.
 */
export function toFeedItems(entries: readonly FeedEntry[], author: string): RSSFeedItem[] {
  return entries
    .toSorted((a, b) => timestamp(b) - timestamp(a))
    .slice(0, MAX_FEED_ITEMS)
    .map(
      ({
        title,
        link,
        date,
        summary,
        categories = [],
        lang,
        html,
        picture,
        sound,
        elements = '',
      }) => ({
        title,
        link,
        // Readers parse a description as HTML.
        description: escapeHtml(summary),
        // RSS's own `author` is an e-mail address.
        customData: `<dc:creator>${escapeHtml(author)}</dc:creator>${lang ? `<dc:language>${lang}</dc:language>` : ''}${picture ? mediaElement(picture) : ''}${elements}`,
        ...(sound && { enclosure: toEnclosure(sound) }),
        ...(date && { pubDate: new Date(noonInCameroon(date)) }),
        ...(categories.length > 0 && { categories }),
        ...(html !== undefined && {
          content: (picture ? imageHtml(picture) : '') + (sound ? soundHtml(sound) : '') + html,
        }),
      }),
    );
}

/** Renders a picture as an element of Media RSS (https://www.rssboard.org/media-rss#media-content). */
const mediaElement = ({ src }: FeedPicture) =>
  `<media:content url="${escapeHtml(src)}" medium="image"/>`;

function imageHtml({ src, alt, size }: FeedPicture): string {
  const dimensions = size ? ` width="${size.width}" height="${size.height}"` : '';
  return `<p><img src="${escapeHtml(src)}"${dimensions} alt="${escapeHtml(alt)}"></p>`;
}

/**
 * Converts a sound to the enclosure of an RSS item, whose length is 0 when it is unknown
 * (https://www.rssboard.org/rss-profile#element-channel-item-enclosure).
 */
const toEnclosure = ({ src, type, bytes = 0 }: Sound) => ({ url: src, type, length: bytes });

function soundHtml(sound: Sound): string {
  const link = `<a href="${escapeHtml(sound.src)}">Écouter l’article</a>`;
  return `<p>${joinWithDots(link, formatSoundFacts(sound))}</p>`;
}

function timestamp({ date }: FeedEntry): number {
  return date?.getTime() ?? Number.MIN_SAFE_INTEGER;
}
