import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from 'astro:config/server';
import { memoize } from '@/domain/memoize.ts';
import { emitted } from '@/publish/emitted-files.ts';
import type { ShareCard } from '@/publish/share-image/draw.ts';
import { keptShareImage } from '@/publish/share-image/kept.ts';
import { shareImages } from '@/publish/share-image/share-images.ts';
import { drawInThread } from '@/publish/share-image/threads.ts';

const FOLDER = join(fileURLToPath(cacheDir), 'partage');

/** The file of an image, which is drawn once. */
const drawn = memoize((card: ShareCard) => keptShareImage(card, FOLDER, drawInThread));

/** The picture that a shared link shows, one a page. */
export const GET = async ({ props }: { props: { card: ShareCard } }) =>
  new Response(readFileSync(await drawn(props.card).catch(refuse)));

export const getStaticPaths = emitted(GET, async () => {
  const images = await shareImages();
  // Threads draw while the pages are written. Whoever asks for one that can't be drawn is told.
  if (!import.meta.env.DEV)
    for (const { props } of images) drawn(props.card).catch(() => undefined);
  return images;
});

/** A thrown error would reach the owner as an English stack trace, and the server has to go on. */
function refuse(error: unknown): never {
  if (import.meta.env.DEV || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exit(1);
}
