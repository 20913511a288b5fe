import { getPortfolio, type PortfolioEntry } from '../content/queries.ts';
import type { PortfolioItem } from '../domain/portfolio/item.ts';
import { relatedBy } from '../domain/portfolio/related.ts';
import { toItem } from './portfolio-items.ts';

/** The entry of an article. */
export type ArticleEntry = PortfolioEntry & { data: { category: 'Articles' } };

/** An article between its neighbours. */
export interface ArticlePage {
  entry: ArticleEntry;
  item: PortfolioItem;
  newer: PortfolioItem | undefined;
  /** The story to go on with: the older one, or else the newest. */
  next: PortfolioItem | undefined;
  /** Whether there is no older one. */
  oldest: boolean;
  /** Others that share a theme with it. */
  related: PortfolioItem[];
}

/** Every article, newest first. */
export async function getArticles(): Promise<ArticleEntry[]> {
  return (await getPortfolio()).filter(isArticle);
}

/** The page of every article. */
export async function articlePages(): Promise<{ params: { slug: string }; props: ArticlePage }[]> {
  const articles = await Promise.all(
    (await getArticles()).map(async (entry, index) => ({
      entry,
      item: await toItem(entry, index),
    })),
  );
  const related = relatedBy(articles.map(({ item }) => item));
  return articles.map(({ entry, item }, index) => {
    const older = articles[index + 1];
    const next = older ?? articles[0];
    return {
      params: { slug: entry.id },
      props: {
        entry,
        item,
        newer: articles[index - 1]?.item,
        next: next?.item === item ? undefined : next?.item,
        oldest: !older,
        related: related(item),
      },
    };
  });
}

function isArticle(entry: PortfolioEntry): entry is ArticleEntry {
  return entry.data.category === 'Articles';
}
