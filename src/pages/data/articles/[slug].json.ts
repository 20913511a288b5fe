import type { APIRoute } from 'astro';
import { getArticles } from '@/publish/articles.ts';
import { entryText } from '@/content/entry-text.ts';
import type { TextTree } from '@/domain/text/text-tree.ts';

/** One file an article: the formatted text, for the reader to fetch when it opens. */
export async function getStaticPaths() {
  const articles = await getArticles();
  return articles.map((entry) => ({
    params: { slug: entry.id },
    props: { text: entryText(entry).tree },
  }));
}

export const GET: APIRoute<{ text: TextTree }> = ({ props }) => Response.json(props.text);
