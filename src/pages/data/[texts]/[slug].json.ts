import {
  getArticles,
  getTextWithPictures,
  getItems,
  parseTranscript,
} from '@/content/items.server.ts';
import type { TextTree } from '@/content/text/text-tree.ts';

export async function getStaticPaths() {
  const articles = (await getArticles()).map((item) => ({
    params: { texts: 'articles', slug: item.slug },
    props: { getText: () => getTextWithPictures(item) },
  }));
  const transcripts = (await getItems()).flatMap((item) => {
    const text = parseTranscript(item);
    return text
      ? [
          {
            params: { texts: 'transcriptions', slug: item.slug },
            props: { getText: () => Promise.resolve(text) },
          },
        ]
      : [];
  });
  return [...articles, ...transcripts];
}

/** Serves the formatted text of an article or of a transcript, as JSON, which a modal fetches when it shows it. */
export const GET = async ({ props }: { props: { getText: () => Promise<TextTree> } }) =>
  Response.json(await props.getText());
