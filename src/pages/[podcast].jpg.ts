import { join } from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { contentRoot } from '@/content/environment.server.ts';
import { PODCAST_PICTURE_SIZE } from '@/content/schemas/site.ts';
import { findPodcast } from '@/features/feed/podcast.server.ts';

export const getStaticPaths = async () => {
  const podcast = await findPodcast();
  return podcast ? [{ params: { podcast: 'podcast' }, props: { image: podcast.image } }] : [];
};

/** Serves the picture of the podcast, in the size that podcast directories accept, without the metadata of the camera. */
export const GET: APIRoute<{ image: string }> = async ({ props }) => {
  const picture = await sharp(join(contentRoot(), props.image))
    .autoOrient()
    .resize(PODCAST_PICTURE_SIZE, PODCAST_PICTURE_SIZE)
    .jpeg()
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};
