import { load } from './lazy-images.ts';

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
  // Not sooner: on a slow network it would come between the visitor and the first picture.
  addEventListener('pageshow', () => {
    document.querySelector('[media=print]')?.setAttribute('rel', 'stylesheet');
  });
}
