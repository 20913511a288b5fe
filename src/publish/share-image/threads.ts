import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { ShareCard } from './draw.ts';

/** Bundled into the build's own code, this module doesn't know where its neighbour is. */
const FILE = pathToFileURL(resolve('src/publish/share-image/draw.ts')).href;

/** How long a thread waits for its next image, in milliseconds: to start one takes as long as to draw forty. */
const IDLE_MS = 10_000;

let pool: Tinypool | undefined;

/**
 * Draws a share image as `drawShareImage` does, in a thread of its own: as many at a time as the machine has cores, while
 * the pages are written.
 */
export async function drawInThread(card: ShareCard): Promise<Uint8Array> {
  pool ??= new Tinypool({
    filename: FILE,
    name: 'drawShareImage',
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: IDLE_MS,
  });
  // What a thread answers has no type.
  const image: unknown = await pool.run(card);
  if (!(image instanceof Uint8Array)) throw new TypeError('A thread has drawn nothing.');
  return image;
}
