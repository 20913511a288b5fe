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
}

/** Every article, newest first. */
export async function getArticles(): Promise<ArticleEntry[]> {
  return (await getPortfolio()).filter(isArticle);
}

/** The page of every article. */
export async function articlePages(): Promise<{ params: { slug: string }; props: ArticlePage }[]> {
  const articles = await getArticles();
  return Promise.all(
    articles.map(async (entry, index) => ({
      params: { slug: entry.id },
      props: {
        entry,
        item: await toItem(entry, index),
        older: articles[index + 1],
        newer: articles[index - 1],
      },
    })),
  );
}

function isArticle(entry: PortfolioEntry): entry is ArticleEntry {
  return entry.data.category === 'Articles';
}
