import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import DataLoader from 'dataloader';
import { Tinypool } from 'tinypool';
import { z } from 'zod';
import type { ShareCard } from './draw.ts';

/** Bundled into the build's own code, this module doesn't know where its neighbour is. */
const FILE = pathToFileURL(resolve('src/publish/share-image/draw.ts')).href;

/** How long a thread waits for its next images, in milliseconds: to start one takes as long as to draw eighty. */
const IDLE_MS = 10_000;

/** How many images a thread is given at a time: what goes around each task takes as long as to draw a third of one. */
const TOGETHER = 8;

let pool: Tinypool | undefined;

const drawn = z.array(z.instanceof(Uint8Array).or(z.instanceof(Error)));

/**
 * Draws share images as `drawShareImage` does, in threads of their own: on as many at a time as the machine has cores,
 * while the pages are written.
 */
async function drawTogether(cards: readonly ShareCard[]): Promise<(Uint8Array | Error)[]> {
  pool ??= new Tinypool({
    filename: FILE,
    name: 'drawShareImages',
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: IDLE_MS,
  });
  // What a thread answers has no type.
  return drawn.parse(await pool.run(cards));
}

const waiting = new DataLoader(drawTogether, {
  cache: false,
  maxBatchSize: TOGETHER,
  batchScheduleFn: (go) => setImmediate(go),
});

/** Draws a share image together with others that are asked for at the same time. */
export const drawInThread = (card: ShareCard): Promise<Uint8Array> => waiting.load(card);
