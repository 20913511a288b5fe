import { Worker } from 'node:worker_threads';
import { ImportFailure } from './failure.ts';
import type { Got } from './fetch-page.ts';
import { z } from 'zod';

/** Longest that a page is read, in milliseconds. */
const LONGEST_MS = 15_000;

const UNREADABLE = 'cette page n’a pas pu être lue';

/**
 * Reads the article of a page in a thread of its own: a page that was made to hold its reader up, or to fill the memory,
 * ends that thread alone.
 *
 * @param got what its host has answered.
 * @param longestMs how long it may take, in milliseconds.
 * @throws ImportFailure when it can't be read.
 */
export async function readPage(
  { url, type, bytes }: Got,
  longestMs = LONGEST_MS,
): Promise<Reading> {
  const worker = new Worker(new URL('page-worker.ts', import.meta.url), {
    workerData: { address: url.href, type, bytes },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => {
    reject(new ImportFailure('cette page est trop longue à lire'));
  }, longestMs);
  worker.once('message', resolve);
  worker.once('error', () => {
    reject(new ImportFailure(UNREADABLE));
  });
  try {
    const { refused, ...read } = reading.parse(await promise);
    if (refused !== undefined) throw new ImportFailure(refused);
    return read;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const said = z.string().optional();

/** What a page says of itself, as far as it says it. */
const metadata = z.object({
  title: said,
  /** A day (ISO 8601). */
  date: said,
  outlet: said,
  standfirst: said,
  author: said,
  /** The address that it wants to be known by. */
  canonical: said,
  picture: z.object({ url: z.string(), alt: z.string(), credit: said }).optional(),
  /** Whether it is for subscribers. */
  closed: z.boolean(),
});

export type Metadata = z.infer<typeof metadata>;

/** A page, read: nothing in it is code any more. */
const reading = z.object({
  page: metadata,
  /** Text of its article, in the site's own formatting; nothing when there is none. */
  text: said,
  /** Why it can't be read: French, without a final stop. */
  refused: said,
});

export type Reading = z.infer<typeof reading>;
