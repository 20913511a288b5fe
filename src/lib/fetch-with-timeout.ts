/** How long to wait for the answer to a request. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** Options of `fetch`, with a timeout. */
export interface FetchOptions extends Omit<RequestInit, 'signal'> {
  /** Replaces `fetch`, in tests. */
  fetcher?: typeof fetch;
  /** In milliseconds. */
  timeoutMs?: number;
}

/** Sends a request and aborts it after a timeout; throws as `fetch` does. */
export function fetchWithTimeout(
  address: string | URL,
  { fetcher = fetch, timeoutMs = REQUEST_TIMEOUT_MS, ...init }: FetchOptions = {},
): Promise<Response> {
  return fetcher(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}

/** Returns the system's error code, « ENOTFOUND » for example, which `fetch` hides in the error's cause. */
export function networkErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string'
    ? error.code
    : networkErrorCode(error.cause);
}
