import { memoize } from '@/domain/memoize.ts';

/** Why a file can't be had: no network, a newer site in the place of this one, or anything else. */
export type FetchFailure = 'offline' | 'outdated' | 'unavailable';

/** What `fetchFiles` throws: a `TypeError`, as browsers raise for a request or an import that fails. */
export class FetchError extends TypeError {
  readonly failure: FetchFailure;

  constructor(address: string, failure: FetchFailure) {
    super(`Failed to load ${address} (${failure}).`);
    this.failure = failure;
  }
}

/** How long an answer may take before it counts as lost. */
const TIMEOUT_MS = 15_000;

/** The wait before each further attempt. */
const RETRY_DELAYS_MS = [250, 1000];

/**
 * Fetches code and styles, whole, so that the browser's cache answers the import that follows. An import that
 * fails is remembered for as long as the page lives, in Firefox also that of a file which others share; a fetch
 * can be tried again.
 *
 * @param addresses separated by spaces; nothing where there is no list, as in development.
 * @throws FetchError when one can't be had after three attempts.
 */
export async function fetchFiles(addresses = ''): Promise<void> {
  await Promise.all(addresses.split(' ').filter(Boolean).map(fetchOnce));
}

const fetchOnce = memoize((address: string) => fetchFile(address));

async function fetchFile(address: string, attempt = 0): Promise<void> {
  const failure = await attemptFetch(address, attempt > 0 ? 'reload' : 'default');
  if (failure === undefined) return;
  const delay = RETRY_DELAYS_MS[attempt];
  if (failure !== 'unavailable' || delay === undefined) throw new FetchError(address, failure);
  await new Promise((resolve) => setTimeout(resolve, delay));
  await fetchFile(address, attempt + 1);
}

async function attemptFetch(
  address: string,
  cache: RequestCache,
): Promise<FetchFailure | undefined> {
  try {
    const response = await fetch(address, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
    // The page of a captive portal answers everything as if nothing were wrong.
    const isCode = /javascript|css/.test(response.headers.get('content-type') ?? '');
    // A file that breaks off half-way shows only when all of it is read.
    await response.arrayBuffer();
    if (response.ok && isCode) return undefined;
    return response.status === 404 ? 'outdated' : 'unavailable';
  } catch {
    return navigator.onLine ? 'unavailable' : 'offline';
  }
}
