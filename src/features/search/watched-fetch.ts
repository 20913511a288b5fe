import type { FetchFailure } from '@/islands/fetch-files.ts';
import { TIMEOUT_MS } from '@/lib/timeout.ts';

/** Why something couldn't be had, since that was last asked. */
let failure: FetchFailure | undefined;

const plainFetch = globalThis.fetch;

/**
 * Watches what the search's page fetches. Pagefind takes a part of its index that can't be had, or breaks off, for an
 * empty one: nothing would be found, and nobody told why.
 */
globalThis.fetch = async (input, init) => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
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
export function takeFailure(): FetchFailure | undefined {
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
