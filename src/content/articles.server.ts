import { relatedBy } from './facets.ts';
import type { Article } from './item.ts';
import { getArticles } from './items.server.ts';

/** An article between its neighbours. */
export interface ArticlePage {
  item: Article;
  newer: Article | undefined;
  /** The story to go on with: the older one, or else the newest. */
  next: Article | undefined;
  /** Whether there is no older one. */
  oldest: boolean;
  /** Others that share a theme with it. */
  related: Article[];
}

/** The page of every article. */
export async function articlePages(): Promise<{ params: { slug: string }; props: ArticlePage }[]> {
  const articles = await getArticles();
  const related = relatedBy(articles);
  return articles.map((item, index) => {
    const older = articles[index + 1];
    const next = older ?? articles[0];
    return {
      params: { slug: item.slug },
      props: {
        item,
        newer: articles[index - 1],
        next: next === item ? undefined : next,
        oldest: !older,
        related: related(item),
      },
    };
  });
}
