import type { APIRoute } from 'astro';
import { getPortfolio } from '@/lib/content';
import { parseText } from '@/lib/text-tree';

/** One file an article: the formatted text, for the reader to fetch when it opens. */
export async function getStaticPaths() {
  const articles = (await getPortfolio()).filter(({ data }) => data.category === 'Articles');
  return articles.map(({ id, body = '' }) => ({ params: { slug: id }, props: { body } }));
}

export const GET: APIRoute<{ body: string }> = ({ props }) => Response.json(parseText(props.body));
