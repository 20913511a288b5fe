import { entryText } from '@/content/entry-text.ts';
import { getArticles, type ArticleEntry } from '@/publish/articles.ts';
import { emitted } from '@/publish/emitted-files.ts';

/** One file an article: the formatted text, for the reader to fetch when it opens. */
export const GET = ({ props }: { props: { entry: ArticleEntry } }) =>
  Response.json(entryText(props.entry).tree);

export const getStaticPaths = emitted(GET, async () =>
  (await getArticles()).map((entry) => ({ params: { slug: entry.id }, props: { entry } })),
);
