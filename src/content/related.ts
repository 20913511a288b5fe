import type { WrittenEditorial } from './editorial.ts';
import { topicSlug, topicsOf } from './topics.ts';

/** How many others of its theme an article ends with. */
const RELATED = 3;

/**
 * For each article, others that share a theme with it, the first theme's before the others', the newest first.
 *
 * @param articles newest first.
 * @returns what is to be asked for with an article.
 */
export function relatedBy<Article extends Pick<WrittenEditorial, 'themes'>>(
  articles: readonly Article[],
): (article: Article) => Article[] {
  const bySlug = new Map(topicsOf(articles, 'themes').map(({ slug, items }) => [slug, items]));
  return (article) => {
    const others = (article.themes ?? [])
      .flatMap((theme) => (bySlug.get(topicSlug(theme)) ?? []).slice(0, RELATED + 1))
      .filter((other) => other !== article);
    return [...new Set(others)].slice(0, RELATED);
  };
}
