import type { APIRoute } from 'astro';
import type { TextTree } from '@/domain/text/text-tree.ts';
import { transcripts } from '@/publish/transcripts.ts';

/** One file a transcript: the modal fetches it when it is unfolded. */
export async function getStaticPaths() {
  return (await transcripts()).map(({ slug, text }) => ({ params: { slug }, props: { text } }));
}

export const GET: APIRoute<{ text: TextTree }> = ({ props }) => Response.json(props.text);
