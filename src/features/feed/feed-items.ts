import type { RSSFeedItem } from '@astrojs/rss';
import { noonInCameroon } from '../../lib/dates.ts';
import { escapeHtml } from './text-to-html.ts';

/** Feed readers download the whole feed again and again. */
export const MAX_FEED_ITEMS = 50;

/** An article of the site, or a publication elsewhere. */
export interface FeedEntry {
  title: string;
  /** Address of its page. */
  link: string;
  /** Day of publication, at midnight UTC; unknown for some. */
  date?: Date | undefined;
  /** Plain text. */
  summary: string;
  categories?: string[] | undefined;
  /** The whole text as HTML, where it is public. */
  html?: string;
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
    .map(({ title, link, date, summary, categories = [], html }) => ({
      title,
      link,
      // Readers parse a description as HTML.
      description: escapeHtml(summary),
      // RSS's own `author` is an e-mail address.
      customData: `<dc:creator>${escapeHtml(author)}</dc:creator>`,
      ...(date && { pubDate: new Date(noonInCameroon(date)) }),
      ...(categories.length > 0 && { categories }),
      ...(html !== undefined && { content: html }),
    }));
}

function timestamp({ date }: FeedEntry): number {
  return date?.getTime() ?? Number.MIN_SAFE_INTEGER;
}
