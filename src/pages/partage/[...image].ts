import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from 'astro:config/server';
import {
  readOrDrawShareImage,
  type ShareImageContent,
} from '@/features/share-image/draw.server.ts';
import { listShareImages } from '@/features/share-image/share-images.server.ts';

const FOLDER = join(fileURLToPath(cacheDir), 'partage');

export const getStaticPaths = listShareImages;

/** The picture that a shared link shows, one a page. */
export const GET = async ({ props }: { props: { content: ShareImageContent } }) =>
  new Response(new Uint8Array(await readOrDrawShareImage(props.content, FOLDER)));
