import { getPortfolio, type PortfolioEntry } from './queries.server.ts';
import { memoize } from '../lib/memoize.ts';
import type { PortfolioItem } from './item.ts';
import { relatedBy } from './facets.ts';
import { toItem } from './items.server.ts';

/** The entry of an article. */
export type ArticleEntry = PortfolioEntry & { data: { category: 'Articles' } };

/** An article between its neighbours. */
export interface ArticlePlace {
  item: PortfolioItem;
  newer: PortfolioItem | undefined;
  /** The story to go on with: the older one, or else the newest. */
  next: PortfolioItem | undefined;
  /** Whether there is no older one. */
  oldest: boolean;
  /** Others that share a theme with it. */
  related: PortfolioItem[];
}

/** The page of an article. */
interface ArticlePage {
  entry: ArticleEntry;
  /** What stands around it: made for the pages that are asked for, which in development is one of all. */
  place: () => Promise<ArticlePlace>;
}

/** Every article, newest first. */
export async function getArticles(): Promise<ArticleEntry[]> {
  return (await getPortfolio()).filter(isArticle);
}

/** The page of every article. */
export async function articlePages(): Promise<{ params: { slug: string }; props: ArticlePage }[]> {
  const articles = (await getArticles()).map((entry, position) => {
    const { topics } = entry.data;
    return { entry, position, topics };
  });
  const itemOf = memoize(({ entry, position }: (typeof articles)[number]) =>
    toItem(entry, position),
  );
  const related = relatedBy(articles);
  return articles.map((article, index) => {
    const newer = articles[index - 1];
    const older = articles[index + 1];
    const next = older ?? articles[0];
    const place = async () => ({
      item: await itemOf(article),
      newer: newer && (await itemOf(newer)),
      next: next && next !== article ? await itemOf(next) : undefined,
      oldest: !older,
      related: await Promise.all(related(article).map(itemOf)),
    });
    return { params: { slug: article.entry.id }, props: { entry: article.entry, place } };
  });
}

function isArticle(entry: PortfolioEntry): entry is ArticleEntry {
  return entry.data.category === 'Articles';
}
