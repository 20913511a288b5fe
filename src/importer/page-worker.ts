/** Worker thread that reads a page. `read-page.ts` starts it, and ends it when the reading takes too long. */
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
