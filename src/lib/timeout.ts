/** How long an answer from another machine may take before it counts as lost, in milliseconds. */
export const TIMEOUT_MS = 15_000;
