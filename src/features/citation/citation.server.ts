import { getSite } from '../../content/queries.server.ts';
import { isoDay } from '../../lib/dates.ts';
import { articlePath } from '../../content/paths.ts';
import { itemName, type Article, type Language } from '../../content/item.ts';

/** The bibliographic data of an article. */
export interface Citation {
  /** Key of the BibTeX entry: the slug of the article, which is unique on the site. */
  key: string;
  title: string;
  author: string;
  /** Name of the outlet that published the article, or else the site's own name. */
  container: string;
  hasOutlet: boolean;
  lang: Language;
  /** Day of publication (ISO 8601). */
  day: string | undefined;
  /** The original at the outlet while it is online, or else the article's page here. */
  url: string;
}

/** Collects the bibliographic data of an article. */
export async function citationOf(item: Article): Promise<Citation> {
  const { url, name } = await getSite();
  const { slug, date, outlet, originalUrl, source, lang = 'fr' } = item;
  const isOnline = originalUrl !== undefined && !source?.gone;
  return {
    key: slug,
    title: itemName(item),
    author: name,
    container: outlet ?? name,
    hasOutlet: outlet !== undefined,
    lang,
    day: date && isoDay(date),
    url: isOnline ? originalUrl : new URL(articlePath(slug), url).href,
  };
}
