/** How long an answer may take before it counts as lost, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches one of the site's own files of data.
 *
 * @param path address below the site's.
 * @param options.signal ends the wait.
 * @throws Error when the file can't be had: no network, no answer in 15 s, an error status, no JSON.
 */
export async function fetchJson(
  path: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<unknown> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(path, { signal: signal ? AbortSignal.any([signal, late]) : late });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
