import type { TextTree } from '@/content/text/text-tree.ts';
import { getTranscripts } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await getTranscripts()).map(({ slug, text }) => ({ params: { slug }, props: { text } }));

/** One file a transcript: the modal fetches it when it is unfolded. */
export const GET = ({ props }: { props: { text: TextTree } }) => Response.json(props.text);
