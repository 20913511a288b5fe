import { Worker } from 'node:worker_threads';
import { extractArticleText } from './page-text.ts';
import type { FetchedPage } from './fetch-page.ts';
import { ImportError } from './import-errors.ts';
import { readMetadata, type Metadata } from './page-metadata.ts';
import { parsePageDocument } from './page-document.ts';

/** What was read of a page: plain data, because it is sent from a worker thread. */
export interface PageReading {
  page: Metadata;
  /** Text of the article, in the site's own formatting; undefined when the page has none or only its start. */
  text: string | undefined;
}

/**
 * Reads the article of a page in this thread, without a timeout.
 *
 * @throws ImportError for a page that is too complex.
 */
export function readArticle(fetched: FetchedPage): PageReading {
  const document = parsePageDocument(fetched);
  const page = readMetadata(document, fetched.url);
  const text = extractArticleText(document, fetched.url, [
    page.title,
    page.standfirst,
    page.author,
  ]);
  // Many pages say that they are for subscribers, and have the whole text.
  const isCut = page.closed && (text ?? '').length < MIN_WHOLE_LENGTH;
  return { page: { ...page, closed: isCut }, text: isCut ? undefined : text };
}

/** Minimum length, in characters, of the whole text on a page for subscribers; a shorter one is only its beginning. */
const MIN_WHOLE_LENGTH = 1500;

/** Message to `page-worker.ts`: a page, with its address as a string, because a URL object can't be sent to a worker. */
export type WorkerRequest = Omit<FetchedPage, 'url'> & { address: string };

/** Reply of `page-worker.ts`. */
export type WorkerReply = { reading: PageReading } | { refusal: string };

/** How long reading a page may take. */
const READ_TIMEOUT_MS = 15_000;

/**
 * Reads the article of a page in a worker thread, so that a malicious page can block or exhaust the memory of that
 * thread alone.
 *
 * @param timeoutMs how long it may take, in milliseconds.
 * @throws ImportError when the page is refused or takes too long; else what ended the thread.
 */
export async function readPageInWorker(
  { url, type, bytes }: FetchedPage,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<PageReading> {
  const worker = new Worker(new URL('page-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<WorkerReply>();
  worker.once('message', resolve).once('error', reject);
  worker.postMessage({ address: url.href, type, bytes } satisfies WorkerRequest);
  const timer = setTimeout(() => {
    reject(new ImportError('cette page est trop longue à lire'));
  }, timeoutMs);
  try {
    const answer = await promise;
    if ('refusal' in answer) throw new ImportError(answer.refusal);
    return answer.reading;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
