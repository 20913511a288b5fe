import { fetchFiles, link } from './fetch-files.ts';
import { whenVisible } from './when-visible.ts';

/** One window above and below what shows. */
const NEAR = '100%';

/** The visitor's first scroll, touch or key: nothing is fetched for a page that nobody reads. */
const begun = new Promise((resolve) => {
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, resolve, { once: true });
});

/**
 * Fetches the code of an island that is near the window, with what it imports later, and has it compiled, but runs none
 * of it; where that costs the visitor little. What fails is asked for again when it is wanted.
 */
export function fetchAhead(island: HTMLElement): void {
  const { files, laterFiles } = island.dataset;
  const list = [files, laterFiles].join(' ');
  const onNear = async () => {
    await fetchFiles(list, 'low');
    // All are here: Firefox goes on to what a file imports.
    for (const file of list.split(' ')) if (file.endsWith('js')) link('modulepreload', file);
  };
  void begun.then(() => {
    if (document.querySelector('.costs-little'))
      whenVisible(island, () => void onNear().catch(() => undefined), NEAR);
  });
}
