import { fetchFiles, type FetchFailure } from '@/islands/fetch-files.ts';
import { encodeWords, splitWords } from './encode-words.ts';
import { highlightMatches, type TextPart } from './highlight.ts';
import { memoize } from '@/lib/memoize.ts';
import { REQUEST_TIMEOUT_MS } from '@/lib/fetch-with-timeout.ts';

/** A search query with its filters. */
export interface Query {
  /** As `cleanQuery` returns them. */
  words: string;
  /** Type and year that the results must have; each is empty where all are wanted. */
  type: string;
  year: string;
}

/** One search result, as it is shown. */
export interface Result {
  url: string;
  line: string;
  title: TextPart[];
  excerpt: TextPart[];
  /** Language of the title and excerpt; empty if it is that of the page. */
  lang: string;
  /** The words of the title and the text that matched the query, and all those of `line`. */
  foundWords: string[];
}

/** The part of Pagefind's API that this page uses (https://pagefind.app/docs/api/). */
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
  meta: { title: string; line: string; lang?: string };
}

/** Loads Pagefind and opens the index in a folder, once. */
const openIndex = memoize(async (folder: string) => {
  const program = `${folder}pagefind.js`;
  await fetchFiles(program);
  const { createInstance } = (await import(/* @vite-ignore */ program)) as Pagefind;
  // A worker would be one more file, and the content security policy would have to allow it.
  return createInstance({ basePath: folder, baseUrl: '/', noWorker: true });
});

/**
 * Searches the index.
 *
 * @param folder address of the index.
 * @returns for each result, best first, a function that fetches it.
 * @throws TypeError with a `FetchFailure` as its cause, when a part of the index can't be fetched.
 */
export async function search(
  folder: string,
  { words, type, year }: Query,
): Promise<(() => Promise<Result>)[]> {
  takeFetchFailure();
  const filters = { ...(type !== '' && { type }), ...(year !== '' && { annee: year }) };
  const { results } = await withFailureCheck(folder, async () => {
    const index = await openIndex(folder);
    return index.search(words, { filters });
  });
  return results.map(
    ({ data }) =>
      async () =>
        toResult(await withFailureCheck(folder, data)),
  );
}

function toResult({
  url,
  content,
  locations,
  meta: { title, line, lang = '' },
}: ResultData): Result {
  const words = splitWords(content);
  return {
    url,
    line,
    lang,
    ...highlightMatches(content, splitWords(encodeWords(title)).length, locations),
    foundWords: [...locations.flatMap((index) => words[index] ?? []), ...splitWords(line)],
  };
}

/** Returns Pagefind's answer, or throws when a fetch failed meanwhile: the next try then opens the index anew. */
async function withFailureCheck<Answer>(
  folder: string,
  callPagefind: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await callPagefind().catch((error: unknown) => error);
  const cause = takeFetchFailure();
  if (cause === undefined && !(answer instanceof Error)) return answer as Answer;
  openIndex.forget(folder);
  throw new TypeError('A part of the index is missing.', { cause: cause ?? 'unavailable' });
}

/** Why the last fetch failed, until `takeFetchFailure` reads it. */
let fetchFailure: FetchFailure | undefined;

const originalFetch = globalThis.fetch;

/**
 * Replaces the page's `fetch` by one that records failed requests. Pagefind treats a part of its index that fails or breaks
 * off as empty, and would silently find nothing.
 */
globalThis.fetch = async (input, init) => {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await originalFetch(input, { signal, ...init });
    // A file that breaks off half-way shows only when all of it is read.
    const body = await response.arrayBuffer();
    // A captive portal answers every request with its own page and status 200.
    const isPage = /html/.test(response.headers.get('content-type') ?? '');
    if (!response.ok || isPage) recordFailure(response.status === 404 ? 'outdated' : 'unavailable');
    return new Response(body, response);
  } catch (error) {
    recordFailure(navigator.onLine ? 'unavailable' : 'offline');
    throw error;
  }
};

/** Returns and clears the recorded failure, if any. */
function takeFetchFailure(): FetchFailure | undefined {
  const failure = fetchFailure;
  fetchFailure = undefined;
  return failure;
}

function recordFailure(failure: FetchFailure): void {
  fetchFailure = failure;
  addEventListener('unhandledrejection', preventReport);
}

/**
 * Keeps the browser from reporting that Pagefind couldn't start: Pagefind doesn't handle that rejection, and the status
 * line tells the visitor.
 */
function preventReport(event: PromiseRejectionEvent): void {
  event.preventDefault();
}
