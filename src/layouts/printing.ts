import { load } from '@/ui/lazy-images.ts';

/** How long after a page has come a visitor has seen it and used it first, also on a slow phone, in milliseconds. */
const SEEN = 3000;

/**
 * Readies the page for paper: its styles, and its pictures, also those that nobody has scrolled to. Firefox waits for
 * the pictures whatever they are; Chromium for a few seconds.
 */
export function prepareForPaper(): void {
  const style = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('[media=print]'))
      link.rel = 'stylesheet';
  };
  addEventListener('beforeprint', () => {
    style();
    // Chromium waits for lazy images alone, and among them for those whose address is their first.
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
      image.removeAttribute('src');
      load(image);
    }
  });
  // Not sooner: on a slow network they would come between the visitor and the page.
  addEventListener('pageshow', () => {
    setTimeout(style, SEEN);
  });
}
