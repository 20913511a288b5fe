import { Worker } from 'node:worker_threads';
import { ImportError } from './import-errors.ts';
import type { FetchedPage } from './fetch-page.ts';
import { z } from 'zod';

/** How long reading a page may take. */
const READ_TIMEOUT_MS = 15_000;

const UNREADABLE = 'cette page n’a pas pu être lue';

/**
 * Reads the article of a page in a worker thread, so that a malicious page can block or exhaust the memory of that
 * thread alone.
 *
 * @param page the fetched page.
 * @param timeoutMs how long it may take, in milliseconds.
 * @throws ImportError when it can't be read.
 */
export async function readPageInWorker(
  { url, type, bytes }: FetchedPage,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<PageReading> {
  const worker = new Worker(new URL('page-worker.ts', import.meta.url), {
    workerData: { address: url.href, type, bytes },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => {
    reject(new ImportError('cette page est trop longue à lire'));
  }, timeoutMs);
  worker.once('message', resolve);
  worker.once('error', () => {
    reject(new ImportError(UNREADABLE));
  });
  try {
    const { refused, ...read } = readingSchema.parse(await promise);
    if (refused !== undefined) throw new ImportError(refused);
    return read;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const optionalText = z.string().optional();

/** Metadata of an article; a field is missing where the page does not give it. */
const metadataSchema = z.object({
  title: optionalText,
  /** A day (ISO 8601). */
  date: optionalText,
  outlet: optionalText,
  standfirst: optionalText,
  author: optionalText,
  /** The canonical address. */
  canonical: optionalText,
  picture: z.object({ url: z.string(), alt: z.string(), credit: optionalText }).optional(),
  /** Whether it is for subscribers only. */
  closed: z.boolean(),
});

export type Metadata = z.infer<typeof metadataSchema>;

/** The result of reading a page, as plain data. */
const readingSchema = z.object({
  page: metadataSchema,
  /** Text of its article, in the site's own formatting; nothing when there is none. */
  text: optionalText,
  /** Why it can't be read: French, without a final stop. */
  refused: optionalText,
});

export type PageReading = z.infer<typeof readingSchema>;
