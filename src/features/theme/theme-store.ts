import { atom } from 'nanostores';
import { setTheme, isDocumentDark } from './document-theme.ts';

/** Whether the dark theme is on. Off at first (spec §4). */
export const $dark = atom(false);

/**
 * Copies the document's theme to the store, now and on each change by the page's first script.
 *
 * @returns a function that stops it.
 */
export function syncWithDocument(): () => void {
  const read = () => {
    $dark.set(isDocumentDark());
  };
  read();
  addEventListener('storage', read);
  addEventListener('pageshow', read);
  return () => {
    removeEventListener('storage', read);
    removeEventListener('pageshow', read);
  };
}

/** Switches between the dark and the light theme and stores the choice. */
export function toggleTheme(): void {
  const dark = !$dark.get();
  $dark.set(dark);
  setTheme(dark);
}
