import { REQUEST_TIMEOUT_MS } from '../lib/timeout.ts';

/** A request that a test may make another way. */
export interface Asking extends Omit<RequestInit, 'signal'> {
  /** Stands in for `fetch`. */
  ask?: typeof fetch;
  /** How long to wait, in milliseconds. */
  timeoutMs?: number;
}

/** Asks another machine, and gives up after a while; throws as `fetch` does, with a cause that says why. */
export function askHost(
  address: string | URL,
  { ask = fetch, timeoutMs = REQUEST_TIMEOUT_MS, ...init }: Asking = {},
): Promise<Response> {
  return ask(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}

/** What the system calls the reason why nobody answered, « ENOTFOUND » for one: `fetch` hides it in a cause. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
