import { getArticles, getItems, parseTranscript } from '@/content/items.server.ts';
import type { TextTree } from '@/content/text/text-tree.ts';

export async function getStaticPaths() {
  const articles = (await getArticles()).map(({ slug, text }) => ({
    params: { texts: 'articles', slug },
    props: { text },
  }));
  const transcripts = (await getItems()).flatMap((item) => {
    const text = parseTranscript(item);
    return text ? [{ params: { texts: 'transcriptions', slug: item.slug }, props: { text } }] : [];
  });
  return [...articles, ...transcripts];
}

/** The formatted text of each article and each transcript, which a modal fetches when it shows them. */
export const GET = ({ props }: { props: { text: TextTree } }) => Response.json(props.text);
