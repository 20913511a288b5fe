/**
 * The document's first script. It runs before any content is parsed, so that neither the theme nor
 * what script shows or hides can flash.
 */
import { answerAsleepToggle, followStoredTheme } from '@/features/theme/document-theme.ts';
import { deferLazyImages, load } from '@/ui/lazy-images.ts';
import { isCheapConnection, canPrefetchPages, wantsLessData } from '@/lib/connection.ts';

document.documentElement.classList.add('js');
followStoredTheme();
answerAsleepToggle();
applyDataSaver();
deferLazyImages();
prepareForPaper();

/**
 * Says on the document how free the page may be with data: `saves-data` stills what plays by itself, only under
 * `costs-little` is the code of islands fetched ahead (islands/fetch-ahead.client.ts), and only under `ahead` are pages
 * prepared that the visitor might open (speculation-rules.ts).
 */
function applyDataSaver(): void {
  const { classList } = document.documentElement;
  classList.toggle('ahead', canPrefetchPages());
  classList.toggle('costs-little', isCheapConnection());
  if (!wantsLessData()) return;
  classList.add('saves-data');
  // The strip of services stands still: its button must say so while its island is asleep.
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('#services [aria-pressed]')?.setAttribute('aria-pressed', 'true');
  });
}

/** How long after a page has come a visitor has seen it and used it first, also on a slow phone, in milliseconds. */
const SEEN = 3000;

/**
 * Readies the page for paper: its styles, and its pictures, also those that nobody has scrolled to. Firefox waits for
 * the pictures whatever they are; Chromium for a few seconds.
 */
function prepareForPaper(): void {
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
