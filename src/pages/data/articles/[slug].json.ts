import type { APIRoute } from 'astro';
import { getArticles } from '@/lib/articles';
import { entryText } from '@/lib/entry-text';
import type { TextTree } from '@/lib/text-tree';

/** One file an article: the formatted text, for the reader to fetch when it opens. */
export async function getStaticPaths() {
  const articles = await getArticles();
  return articles.map((entry) => ({
    params: { slug: entry.id },
    props: { text: entryText(entry).tree },
  }));
}

export const GET: APIRoute<{ text: TextTree }> = ({ props }) => Response.json(props.text);
