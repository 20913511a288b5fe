import { TIMEOUT_MS } from '@/lib/timeout.ts';

/**
 * Fetches one of the site's own files of data.
 *
 * @param path address below the site's.
 * @param signals each of them ends the wait.
 * @returns what it holds; undefined where there is no such file.
 * @throws Error when it can't be had: no network, no answer in 15 s, another error status, no JSON.
 */
export async function fetchJson(path: string, ...signals: AbortSignal[]): Promise<unknown> {
  const signal = AbortSignal.any([...signals, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(path, { signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
