import type { APIRoute } from 'astro';
import { searchFiles } from '@/publish/search/index-files.ts';

/** The index of the search, and the program that reads it. */
export async function getStaticPaths() {
  const files = await searchFiles();
  return files.map(({ path, content }) => ({ params: { file: path }, props: { content } }));
}

export const GET: APIRoute<{ content: Uint8Array<ArrayBuffer> }> = ({ props }) =>
  new Response(props.content);
