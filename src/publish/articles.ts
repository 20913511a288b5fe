import { getPortfolio, type PortfolioEntry } from '../content/queries.ts';
import type { PortfolioItem } from '../domain/portfolio/item.ts';
import { toItem } from './portfolio-items.ts';

/** The entry of an article. */
export type ArticleEntry = PortfolioEntry & { data: { category: 'Articles' } };

/** An article between its neighbours. */
export interface ArticlePage {
  entry: ArticleEntry;
  item: PortfolioItem;
  older: ArticleEntry | undefined;
  newer: ArticleEntry | undefined;
  /** Which story comes next: the older one, or else the newest. */
  next: PortfolioItem | undefined;
}

/** Every article, newest first. */
export async function getArticles(): Promise<ArticleEntry[]> {
  return (await getPortfolio()).filter(isArticle);
}

/** The page of every article. */
export async function articlePages(): Promise<{ params: { slug: string }; props: ArticlePage }[]> {
  const articles = await getArticles();
  const items = await Promise.all(articles.map(toItem));
  return articles.flatMap((entry, index) => {
    const item = items[index];
    if (!item) return [];
    return {
      params: { slug: entry.id },
      props: {
        entry,
        item,
        older: articles[index + 1],
        newer: articles[index - 1],
        next: items.length > 1 ? (items[index + 1] ?? items[0]) : undefined,
      },
    };
  });
}

function isArticle(entry: PortfolioEntry): entry is ArticleEntry {
  return entry.data.category === 'Articles';
}
