import { savesData } from '../connection.ts';

/** Key under which it is noted that the browser has the font, and class of a document that shows it. */
const KEY = 'serif';

/** Milliseconds after which a page that has loaded shows: its first picture shares the network with nothing. */
const FONT_DELAY_MS = 300;

/**
 * Shows the display serif on every page but the first, which would wait for it: there it is fetched once
 * everything else is, unless the visitor saves data, and the system's own serif stands in its place.
 */
export function showDisplaySerif(): void {
  try {
    if (localStorage.getItem(KEY)) document.documentElement.classList.add(KEY);
    else if (!savesData()) addEventListener('load', () => setTimeout(fetchAhead, FONT_DELAY_MS));
  } catch {
    // A browser that keeps nothing stays with the system's serif.
  }
}

function fetchAhead(): void {
  document.fonts
    .load('1em Besley')
    .then(({ length }) => {
      if (length > 0) localStorage.setItem(KEY, 'on');
    })
    // A file that can't be had, or storage that is full: the next page tries again.
    .catch(() => undefined);
}
