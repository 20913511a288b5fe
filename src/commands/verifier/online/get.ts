import { networkFault } from './network-fault.ts';

/** How long a host may take to answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** What came of a request: what the host said, or in French why it said nothing. */
export type Answer = { status: number; headers: Headers; body: string } | { failure: string };

/** How to ask, so that a test may do it another way. */
export interface Asking {
  /** Stands in for `fetch`. */
  ask?: typeof fetch;
  headers?: Record<string, string>;
  /** How long to wait, in milliseconds. */
  timeoutMs?: number;
}

/** Asks for a page, without following it where it leads. Never throws. */
export async function get(
  address: string,
  { ask = fetch, headers = {}, timeoutMs = TIMEOUT_MS }: Asking = {},
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await ask(address, { headers, redirect: 'manual', signal });
    return {
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    };
  } catch (error) {
    return { failure: networkFault(error) };
  }
}
