import { getItems, parseTranscript } from '@/content/items.server.ts';
import type { TextTree } from '@/content/text/text-tree.ts';

export const getStaticPaths = async () =>
  (await getItems()).flatMap((item) => {
    const text = parseTranscript(item);
    return text ? [{ params: { slug: item.slug }, props: { text } }] : [];
  });

/** One file per transcript, which the modal fetches when it is expanded. */
export const GET = ({ props }: { props: { text: TextTree } }) => Response.json(props.text);
