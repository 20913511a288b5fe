/** Address of the feed, below the site's. */
export const FEED_PATH = '/rss.xml';
