import type { TextTree } from '@/content/text/text-tree.ts';
import { getTranscripts } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await getTranscripts()).map(({ slug, text }) => ({ params: { slug }, props: { text } }));

/** One file per transcript, which the modal fetches when it is expanded. */
export const GET = ({ props }: { props: { text: TextTree } }) => Response.json(props.text);
