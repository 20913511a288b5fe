import type { APIRoute } from 'astro';
import { searchFiles } from '@/publish/search/index-files.ts';

/** The index of the search, and the program that reads it. */
export async function getStaticPaths() {
  const files = await searchFiles();
  return files.map(({ path, content }) => ({ params: { file: path }, props: { path, content } }));
}

interface Props {
  path: string;
  content: Uint8Array<ArrayBuffer>;
}

export const GET: APIRoute<Props> = ({ props: { path, content } }) => {
  const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
  return new Response(content, { headers: { 'content-type': type } });
};
