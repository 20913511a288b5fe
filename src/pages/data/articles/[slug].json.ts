import type { APIRoute } from 'astro';
import { getArticles, type ArticleEntry } from '@/publish/articles.ts';
import { entryText } from '@/content/entry-text.ts';

/** One file an article: the formatted text, for the reader to fetch when it opens. */
export async function getStaticPaths() {
  const articles = await getArticles();
  return articles.map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
}

export const GET: APIRoute<{ entry: ArticleEntry }> = ({ props }) =>
  Response.json(entryText(props.entry).tree);
