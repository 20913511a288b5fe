import type { fetchFiles } from './fetch-files.ts';

/** An `<astro-island>` with `client:interaction`. */
export interface IslandElement extends HTMLElement {
  /** The page's `fetchFiles`, which knows what has been fetched; set by the directive, so absent before. */
  fetchFiles?: typeof fetchFiles;
  /**
   * Called by the island's boundary when React has rendered it; set by the directive.
   *
   * @param find returns the element that is now in the place of an element of the served markup.
   */
  onRendered?: (find: (element: HTMLElement) => HTMLElement | undefined) => void;
}

/**
 * Imports a module that an island loads on demand, such as a modal, after all of its files have been fetched. It can be
 * called again after a failure.
 *
 * @param part any element of the island.
 * @param load imports the module, e.g. `() => import('./Modal.tsx')`.
 * @throws TypeError when a file can't be loaded, or whatever the module itself throws.
 */
export async function importLater<Code>(
  part: Element | null,
  load: () => Promise<Code>,
): Promise<Code> {
  const island = part?.closest<IslandElement>('astro-island');
  await island?.fetchFiles?.(island.dataset['laterFiles']);
  return load();
}
