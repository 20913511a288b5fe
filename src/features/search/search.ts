import { fetchFiles, type FetchFailure } from '@/islands/fetch-files.ts';
import { asIndexed, wordsOf } from './words.ts';
import { marked, type Piece } from './highlight.ts';
import { memoize } from '@/lib/memoize.ts';
import { REQUEST_TIMEOUT_MS } from '@/lib/timeout.ts';

/** What is looked for. */
export interface Query {
  /** As `keyWords` gives them. */
  words: string;
  /** Empty for all. */
  type: string;
  year: string;
}

/** One result, as it is shown. */
export interface Result {
  url: string;
  line: string;
  title: Piece[];
  excerpt: Piece[];
  /** The words for which it was found. */
  found: string[];
}

/** What this page uses of Pagefind (https://pagefind.app/docs/api/). */
interface Pagefind {
  createInstance: (options: { basePath: string; baseUrl: string; noWorker: true }) => Index;
}

interface Index {
  search: (
    words: string,
    options: { filters: Record<string, string> },
  ) => Promise<{ results: { data: () => Promise<ResultData> }[] }>;
}

interface ResultData {
  url: string;
  content: string;
  locations: number[];
  meta: { title: string; line: string };
}

/**
 * Opens the index, for the first query.
 *
 * @param folder its address.
 */
const openIndex = memoize(async (folder: string) => {
  const program = `${folder}pagefind.js`;
  await fetchFiles(program);
  const { createInstance } = (await import(/* @vite-ignore */ program)) as Pagefind;
  // A worker would be one more file, and a door in the policy.
  return createInstance({ basePath: folder, baseUrl: '/', noWorker: true });
});

/**
 * Looks for some words.
 *
 * @param folder address of the index.
 * @returns what fetches each result, best first.
 * @throws TypeError with a `FetchFailure` as its cause, when a part of the index can't be had.
 */
export async function search(
  folder: string,
  { words, type, year }: Query,
): Promise<(() => Promise<Result>)[]> {
  takeFailure();
  const filters = { ...(type !== '' && { type }), ...(year !== '' && { annee: year }) };
  const { results } = await watched(folder, async () => {
    const index = await openIndex(folder);
    return index.search(words, { filters });
  });
  return results.map(
    ({ data }) =>
      async () =>
        toResult(await watched(folder, data)),
  );
}

function toResult({ url, content, locations, meta: { title, line } }: ResultData): Result {
  const words = wordsOf(content);
  return {
    url,
    line,
    ...marked(content, wordsOf(asIndexed(title)).length, locations),
    found: [...locations.flatMap((at) => words[at] ?? []), ...wordsOf(line)],
  };
}

/** Pagefind's answer, unless something that it needs couldn't be had: the next try opens the index anew. */
async function watched<Answer>(folder: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask().catch((error: unknown) => error);
  const cause = takeFailure();
  if (cause === undefined && !(answer instanceof Error)) return answer as Answer;
  openIndex.forget(folder);
  throw new TypeError('A part of the index is missing.', { cause: cause ?? 'unavailable' });
}

/** Why something couldn't be had, since that was last asked. */
let failure: FetchFailure | undefined;

const plainFetch = globalThis.fetch;

/**
 * Watches what the search's page fetches. Pagefind takes a part of its index that can't be had, or breaks off, for an
 * empty one: nothing would be found, and nobody told why.
 */
globalThis.fetch = async (input, init) => {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await plainFetch(input, { signal, ...init });
    // A file that breaks off half-way shows only when all of it is read.
    const body = await response.arrayBuffer();
    // The page of a captive portal answers everything as if nothing were wrong.
    const isPage = /html/.test(response.headers.get('content-type') ?? '');
    if (!response.ok || isPage) fail(response.status === 404 ? 'outdated' : 'unavailable');
    return new Response(body, response);
  } catch (error) {
    fail(navigator.onLine ? 'unavailable' : 'offline');
    throw error;
  }
};

/** Why something couldn't be had since this was last asked, if anything. */
function takeFailure(): FetchFailure | undefined {
  const taken = failure;
  failure = undefined;
  return taken;
}

function fail(why: FetchFailure): void {
  failure = why;
  addEventListener('unhandledrejection', onUnhandled);
}

/** Pagefind leaves the failure of its own start to nobody; the visitor is told all the same. */
function onUnhandled(event: PromiseRejectionEvent): void {
  event.preventDefault();
}
