import type { APIRoute } from 'astro';
import { getArticles } from '@/lib/articles';
import { parseText } from '@/lib/text-tree';

/** One file an article: the formatted text, for the reader to fetch when it opens. */
export async function getStaticPaths() {
  const articles = await getArticles();
  return articles.map(({ id, body = '' }) => ({ params: { slug: id }, props: { body } }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) => Response.json(parseText(props.body));
