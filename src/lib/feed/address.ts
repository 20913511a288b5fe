import { BASE } from '@/lib/site-paths.ts';

/** Address of the feed, below the site's. */
export const FEED_PATH = `${BASE}/rss.xml`;
