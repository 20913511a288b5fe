/** How long to wait for the answer to a request. */
export const REQUEST_TIMEOUT_MS = 15_000;
