import type { RSSFeedItem } from '@astrojs/rss';
import { escaped } from './text-html.ts';

/** How many items a feed holds: readers fetch all of it, again and again. */
export const FEED_SIZE = 50;

/** One text of the feed, published here or elsewhere. */
export interface FeedEntry {
  title: string;
  /** Address of its page. */
  link: string;
  /** When it appeared; unknown for some. */
  date?: Date | undefined;
  /** Plain text. */
  summary: string;
  /** What it is about. */
  categories?: string[] | undefined;
  /** The whole text as HTML, where it is ours to give. */
  html?: string;
}

/**
 * The newest texts first; those without a date come last, in their own order.
 *
 * @param entries all of them, in any order; not changed.
 * @param author whose name each bears.
 */
export function feedItems(entries: readonly FeedEntry[], author: string): RSSFeedItem[] {
  return entries
    .toSorted((a, b) => time(b) - time(a))
    .slice(0, FEED_SIZE)
    .map(({ title, link, date, summary, categories = [], html }) => ({
      title,
      link,
      // Readers take a description for HTML.
      description: escaped(summary),
      // The author of RSS itself is an e-mail address.
      customData: `<dc:creator>${escaped(author)}</dc:creator>`,
      ...(date && { pubDate: date }),
      ...(categories.length > 0 && { categories }),
      ...(html !== undefined && { content: html }),
    }));
}

function time({ date }: FeedEntry): number {
  return date?.getTime() ?? Number.MIN_SAFE_INTEGER;
}
