import { load } from './lazy-images.ts';

/** How long after a page has come it has been painted, also by a slow phone, in milliseconds. */
const PAINTED = 1000;

/**
 * Readies the page for paper: its styles, and its pictures, also those that nobody has scrolled to. Firefox waits for
 * the pictures whatever they are; Chromium for a few seconds.
 */
export function prepareForPaper(): void {
  addEventListener('beforeprint', () => {
    // Chromium waits for lazy images alone, and among them for those whose address is their first.
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
      image.removeAttribute('src');
      load(image);
    }
  });
  // Once it has been painted: on a slow network they would come between the visitor and the page.
  addEventListener('pageshow', () => {
    setTimeout(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('[media=print]'))
        link.rel = 'stylesheet';
    }, PAINTED);
  });
}
