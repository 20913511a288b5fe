/**
 * Fetches the code of the islands that are near the window, with what it imports later and the data that their buttons ask
 * for, and has it compiled, but runs none of it. What fails is asked for again when it is wanted. A page fetches this with
 * the visitor's first scroll, touch or key, where that costs little (layouts/import-when-begun.ts).
 */
import { link } from './fetch-files.ts';
import type { Island } from './import-later.ts';
import { whenVisible } from './when-visible.ts';

/** One window above and below what shows. */
const NEAR = '100%';

for (const island of document.querySelectorAll<Island>('astro-island'))
  whenVisible(island, () => void fetchAhead(island).catch(() => undefined), NEAR);

async function fetchAhead(island: Island): Promise<void> {
  const { files, laterFiles } = island.dataset;
  const needs = Array.from(
    island.querySelectorAll<HTMLElement>('button[data-needs]'),
    ({ dataset }) => dataset['needs'],
  );
  const list = [files, laterFiles, ...needs].join(' ');
  await island.fetchFiles?.(list, 'low');
  // All are here: Firefox goes on to what a file imports.
  for (const file of list.split(' ')) if (file.endsWith('js')) link('modulepreload', file);
}
