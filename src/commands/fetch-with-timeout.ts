import { TIMEOUT_MS } from '../lib/timeout.ts';

/** A request that a test may make another way. */
export interface FetchOptions extends Omit<RequestInit, 'signal'> {
  /** Stands in for `fetch`. */
  fetcher?: typeof fetch;
  /** How long to wait, in milliseconds. */
  timeoutMs?: number;
}

/** Asks another machine, and gives up after a while; throws as `fetch` does, with a cause that says why. */
export function fetchWithTimeout(
  address: string | URL,
  { fetcher = fetch, timeoutMs = TIMEOUT_MS, ...init }: FetchOptions = {},
): Promise<Response> {
  return fetcher(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}

/** What the system calls the reason why nobody answered, « ENOTFOUND » for one: `fetch` hides it in a cause. */
export function networkErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string'
    ? error.code
    : networkErrorCode(error.cause);
}
