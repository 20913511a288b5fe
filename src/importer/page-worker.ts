/** Reads a page in a thread of its own, which `read-page-in-worker.ts` starts, and ends when it takes too long. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ImportError } from './import-errors.ts';
import { readArticle } from './read-here.ts';
import type { PageReading } from './read-page-in-worker.ts';

const { address, type, bytes } = z
  .object({ address: z.string(), type: z.string(), bytes: z.instanceof(Uint8Array) })
  .parse(workerData);

parentPort?.postMessage(readPosted());

function readPosted(): PageReading {
  try {
    return readArticle({ url: new URL(address), type, bytes });
  } catch (error) {
    if (error instanceof ImportError) return { page: { closed: false }, refused: error.message };
    throw error;
  }
}
