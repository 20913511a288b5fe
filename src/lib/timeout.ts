/** How long an answer from another machine may take before it counts as lost, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 15_000;
