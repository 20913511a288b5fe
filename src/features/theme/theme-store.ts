import { atom } from 'nanostores';
import { chooseTheme, isDocumentDark } from './document-theme.ts';

/** Whether the dark theme is on. Off at first (spec §4); shared by every island of the page. */
export const $dark = atom(false);

/**
 * Lets the store follow what the document's first script shows, from now on.
 *
 * @returns what ends it.
 */
export function followDocument(): () => void {
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

/** Switches the theme, shows it, and keeps the choice where storage allows. */
export function toggleTheme(): void {
  const dark = !$dark.get();
  $dark.set(dark);
  chooseTheme(dark);
}
