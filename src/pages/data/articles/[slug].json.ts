import { entryText } from '@/content/text/entry-text.ts';
import { getArticles, type ArticleEntry } from '@/content/articles.server.ts';

export const getStaticPaths = async () =>
  (await getArticles()).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));

/** One file an article: the formatted text, for the reader to fetch when it opens. */
export const GET = ({ props }: { props: { entry: ArticleEntry } }) =>
  Response.json(entryText(props.entry).tree);
