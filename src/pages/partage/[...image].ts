import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from 'astro:config/server';
import {
  readOrDrawShareImage,
  type ShareImageContent,
} from '@/features/share-image/draw-share-image.server.ts';
import { listShareImages } from '@/features/share-image/share-images.server.ts';

const CACHE_FOLDER = join(fileURLToPath(cacheDir), 'partage');

export const getStaticPaths = listShareImages;

/** Serves the share images, which messengers and social networks show with a link to a page. */
export const GET = async ({ props }: { props: { content: ShareImageContent } }) =>
  new Response(new Uint8Array(await readOrDrawShareImage(props.content, CACHE_FOLDER)));
