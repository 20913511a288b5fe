import { fetchQuietly } from './fetch-files.ts';
import { whenVisible } from './when-visible.ts';

/** One window above and below what shows. */
const NEAR = '100%';

/** The visitor's first scroll, touch or key: nothing is fetched for a page that nobody reads. */
const begun = new Promise((resolve) => {
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, resolve, { once: true, passive: true });
});

/**
 * Fetches the code of an island that is near the window, with what it imports later, and runs none of it; where that
 * costs the visitor little.
 */
export function fetchAhead(island: HTMLElement): void {
  const { files, laterFiles } = island.dataset;
  const onNear = () => {
    fetchQuietly([files, laterFiles].join(' '), 'low');
  };
  void begun.then(() => {
    if (document.querySelector('.costs-little')) whenVisible(island, onNear, NEAR);
  });
}
