import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { getCaptionFiles } from '@/content/items.server.ts';

/** The captions of each of the owner's videos: her own files, under addresses of the site's. */
export async function getStaticPaths() {
  return (await getCaptionFiles()).map(({ slug, file }) => ({ params: { slug }, props: { file } }));
}

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(await readFile(props.file), { headers: { 'content-type': 'text/vtt' } });
