import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { getCaptionFiles } from '@/content/items.server.ts';

/** One captions file per video: the owner's file, at an address of the site. */
export async function getStaticPaths() {
  return (await getCaptionFiles()).map(({ slug, file }) => ({ params: { slug }, props: { file } }));
}

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(await readFile(props.file), { headers: { 'content-type': 'text/vtt' } });
