import type { TextTree } from '@/domain/text/text-tree.ts';
import { emitted } from '@/publish/emitted-files.ts';
import { transcripts } from '@/publish/transcripts.ts';

/** One file a transcript: the modal fetches it when it is unfolded. */
export const GET = ({ props }: { props: { text: TextTree } }) => Response.json(props.text);

export const getStaticPaths = emitted(GET, async () =>
  (await transcripts()).map(({ slug, text }) => ({ params: { slug }, props: { text } })),
);
