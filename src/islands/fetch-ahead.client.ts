/**
 * Prefetches and compiles the code of the islands near the viewport, with the code and data that they load on demand, but
 * runs none of it. Errors are ignored: what is missing is fetched when it is needed. A page loads this script on the
 * visitor's first scroll, touch or key, unless the connection is slow or metered (layouts/head-scripts.ts).
 */
import { addLink } from './fetch-files.ts';
import type { IslandElement } from './import-later.ts';
import { whenVisible } from '@/lib/wait.ts';

/** How far from the viewport islands are prefetched: one viewport height above and below. */
const PREFETCH_MARGIN = '100%';

for (const island of document.querySelectorAll<IslandElement>('astro-island'))
  whenVisible(
    partsWithBox(island),
    () => void prefetch(island).catch(() => undefined),
    PREFETCH_MARGIN,
  );

/** Returns the outermost elements of an island that have a box: in a laptop's window, the portfolio's layout has none. */
function partsWithBox(element: Element): Element[] {
  return [...element.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? partsWithBox(child) : child,
  );
}

async function prefetch(island: IslandElement): Promise<void> {
  const { files, laterFiles } = island.dataset;
  const buttonData = Array.from(
    island.querySelectorAll<HTMLElement>('button[data-needs]'),
    ({ dataset }) => dataset['needs'],
  );
  const addresses = [files, laterFiles, ...buttonData].join(' ');
  await island.fetchFiles?.(addresses, 'low');
  // Only once all have been fetched: Firefox preloads the imports of a module too.
  for (const file of addresses.split(' ')) if (file.endsWith('js')) addLink('modulepreload', file);
}
