import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from 'astro:config/server';
import { cachedShareImage, type ShareCard } from '@/features/share-image/draw.server.ts';
import { shareImages } from '@/features/share-image/share-images.server.ts';

const FOLDER = join(fileURLToPath(cacheDir), 'partage');

export const getStaticPaths = shareImages;

/** The picture that a shared link shows, one a page. */
export const GET = async ({ props }: { props: { card: ShareCard } }) =>
  new Response(new Uint8Array(await cachedShareImage(props.card, FOLDER)));
