import type { fetchFiles } from './fetch-files.ts';

/** An `<astro-island>` under `client:interaction`. */
export interface Island extends HTMLElement {
  /** That of the page, which knows what has been fetched; none where nothing has to be. */
  fetchFiles?: typeof fetchFiles;
}

/**
 * Imports what an island needs only later, such as a modal, once all of its files are there: each call after a
 * failure tries again.
 *
 * @param part any element of the island.
 * @param load imports it, e.g. `() => import('./Modal.tsx')`.
 * @throws TypeError when a file can't be had, or whatever the code itself throws.
 */
export async function importLater<Code>(
  part: Element | null,
  load: () => Promise<Code>,
): Promise<Code> {
  const island = part?.closest<Island>('astro-island');
  await island?.fetchFiles?.(island.dataset['laterFiles']);
  return load();
}
