import type { Article } from '@/content/item.ts';
import { getArticles } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await getArticles()).map((item) => ({ params: { slug: item.slug }, props: { item } }));

/** One file per article: its formatted text, which the reader fetches when it opens. */
export const GET = ({ props }: { props: { item: Article } }) => Response.json(props.item.text);
