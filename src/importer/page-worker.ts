/** Reads a page in a thread of its own, which `read-page.ts` starts, and ends when it takes too long. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ImportFailure } from './failure.ts';
import { readHere } from './read-here.ts';
import type { Reading } from './read-page.ts';

const { address, type, bytes } = z
  .object({ address: z.string(), type: z.string(), bytes: z.instanceof(Uint8Array) })
  .parse(workerData);

parentPort?.postMessage(answer());

function answer(): Reading {
  try {
    return readHere({ url: new URL(address), type, bytes });
  } catch (error) {
    if (error instanceof ImportFailure) return { page: { closed: false }, refused: error.message };
    throw error;
  }
}
