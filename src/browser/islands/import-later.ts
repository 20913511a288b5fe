/** An `<astro-island>` under `client:interaction`. */
export interface Island extends HTMLElement {
  /**
   * Fetches the files that the island's code imports on demand.
   *
   * @throws TypeError when one can't be had.
   */
  fetchLater?: () => Promise<void>;
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
  await part?.closest<Island>('astro-island')?.fetchLater?.();
  return load();
}
