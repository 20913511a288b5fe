/** Reads a page in a thread of its own, which `read-page.ts` starts, and ends when it takes too long. */
import { parentPort } from 'node:worker_threads';
import type { FetchedPage } from './fetch-page.ts';
import { ImportError } from './import-errors.ts';
import { readArticle, type WorkerRequest, type WorkerReply } from './read-page.ts';

parentPort?.once('message', ({ address, ...page }: WorkerRequest) => {
  parentPort?.postMessage(answer({ url: new URL(address), ...page }));
});

function answer(page: FetchedPage): WorkerReply {
  try {
    return { reading: readArticle(page) };
  } catch (error) {
    if (error instanceof ImportError) return { refusal: error.message };
    throw error;
  }
}
