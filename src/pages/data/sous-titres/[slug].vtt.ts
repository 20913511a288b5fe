import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { contentRoot } from '@/content/environment.server.ts';
import { getItems } from '@/content/items.server.ts';

export const getStaticPaths = async () =>
  (await getItems()).flatMap(({ slug, subtitles }) =>
    subtitles === undefined ? [] : [{ params: { slug }, props: { subtitles } }],
  );

/** Serves the captions of a video: the owner's file, at an address of the site. */
export const GET: APIRoute<{ subtitles: string }> = async ({ props }) => {
  const captions = await readFile(join(contentRoot(), 'portfolio', props.subtitles));
  return new Response(captions, { headers: { 'content-type': 'text/vtt' } });
};
