/**
 * The first script of each page. It runs before any content is parsed, so that nothing flashes: neither the other theme
 * nor elements that scripts show or hide.
 */
import { handleUnhydratedToggle, syncStoredTheme } from '@/features/theme/document-theme.ts';
import { deferLazyImages, loadAllImages } from '@/ui/lazy-images.ts';
import { isCheapConnection, canPrefetchPages, wantsLessData } from '@/lib/connection.ts';

document.documentElement.classList.add('js');
syncStoredTheme();
handleUnhydratedToggle();
applyConnectionClasses();
deferLazyImages();
skipSectionsUntilPaint();
preparePrinting();

/**
 * Sets classes on the document that tell how much data the page may load: with `saves-data`, nothing plays by itself;
 * only with `costs-little` is the code of islands prefetched (islands/fetch-ahead.client.ts), and only with `ahead` are
 * pages prerendered (head-scripts.ts).
 */
function applyConnectionClasses(): void {
  const { classList } = document.documentElement;
  classList.toggle('ahead', canPrefetchPages());
  classList.toggle('costs-little', isCheapConnection());
  if (!wantsLessData()) return;
  classList.add('saves-data');
  // The services don't move then: their pause button must show that before its island is hydrated.
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('#services [aria-pressed]')?.setAttribute('aria-pressed', 'true');
  });
}

/**
 * Sets the class `first-paint` until the browser has painted: the sections below « À propos », which nobody sees yet, are
 * laid out only then (global.css). Not where the browser or the page scrolls to a place further down: to an anchor, on a
 * reload, on Back, or with a query, which may name a filter or a photo.
 */
function skipSectionsUntilPaint(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'navigate')
    return;
  // Its name has the text fragment too, which `location` lacks.
  if (/[#?]/.test(navigation.name) || document.hidden) return;
  const { classList } = document.documentElement;
  classList.add('first-paint');
  const layOutAll = () => {
    classList.remove('first-paint');
  };
  new PerformanceObserver(layOutAll).observe({ type: 'paint' });
  // Where no paint is reported.
  addEventListener('load', layOutAll);
}

/** Delay after which print styles are loaded; by then a visitor has seen and used the page, even on a slow phone. */
const PRINT_STYLES_DELAY_MS = 3000;

/**
 * Loads the print styles, and before printing also the images that nobody has scrolled to. Firefox waits for all images
 * before it prints; Chromium for a few seconds.
 */
function preparePrinting(): void {
  const loadPrintStyles = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('[media=print]'))
      link.rel = 'stylesheet';
  };
  addEventListener('beforeprint', () => {
    loadPrintStyles();
    loadAllImages();
  });
  // Delayed: on a slow network they would hold up the page itself.
  addEventListener('pageshow', () => {
    setTimeout(loadPrintStyles, PRINT_STYLES_DELAY_MS);
  });
}
