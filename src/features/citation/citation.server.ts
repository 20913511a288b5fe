import { getSite } from '../../content/queries.server.ts';
import { isoDay } from '../../lib/dates.ts';
import { articlePath } from '../../content/paths.ts';
import { itemName, type Article } from '../../content/item.ts';

/** What names an article where others quote it. */
export interface Citation {
  /** Name of the file that holds it: unique on the site. */
  key: string;
  title: string;
  author: string;
  /** Where it first appeared, or the site. */
  container: string;
  /** Whether an outlet has published it. */
  isPress: boolean;
  /** A day (ISO 8601). */
  day: string | undefined;
  /** Where it is read: at the outlet while it is there, else here. */
  url: string;
}

/** How an article is to be named. */
export async function citationOf(item: Article): Promise<Citation> {
  const { url, name } = await getSite();
  const { slug, date, outlet, originalUrl, source } = item;
  const isOnline = originalUrl !== undefined && !source?.gone;
  return {
    key: slug,
    title: itemName(item),
    author: name,
    container: outlet ?? name,
    isPress: outlet !== undefined,
    day: date && isoDay(date),
    url: isOnline ? originalUrl : new URL(articlePath(slug), url).href,
  };
}
