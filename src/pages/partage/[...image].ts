import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRoute } from 'astro';
import { cacheDir } from 'astro:config/server';
import type { ShareCard } from '@/publish/share-image/draw.ts';
import { keptShareImage } from '@/publish/share-image/kept.ts';
import { shareImages } from '@/publish/share-image/share-images.ts';
import { drawInThread } from '@/publish/share-image/threads.ts';

const FOLDER = join(fileURLToPath(cacheDir), 'partage');

/** The picture that a shared link shows, one a page. */
export const getStaticPaths = shareImages;

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(await keptShareImage(props.card, FOLDER, drawInThread).catch(refuse));

/** A thrown error would reach the owner as an English stack trace, and the server has to go on. */
function refuse(error: unknown): never {
  if (import.meta.env.DEV || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exit(1);
}
