import { useStore } from '@nanostores/react';
import moonIcon from 'icon:ri-moon-line';
import sunIcon from 'icon:ri-sun-line';
import { atom } from 'nanostores';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '@/ui/Icon.tsx';
import { withErrorBoundary } from '@/ui/IslandBoundary.tsx';
import { setTheme, isDocumentDark } from './document-theme.ts';

/** The dark-mode button of the home page's header (spec §2). */
export const ThemeToggle = withErrorBoundary('ilot-theme', Toggle);

/** The button itself. The style sheet, not React's state, picks its icon, so that the icon is right before hydration. */
function Toggle() {
  const dark = useStore($dark, { ssr: 'initial' });
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Until now, the document's first script has handled the clicks.
    if (button.current) button.current.dataset['themeToggle'] = 'hydrated';
    return syncWithDocument();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      data-theme-toggle
      className="header-button no-js:hidden grid place-items-center"
      aria-label="Thème sombre"
      aria-pressed={dark}
      onClick={toggleTheme}
    >
      <Icon paths={moonIcon} className="theme-moon size-6" />
      <Icon paths={sunIcon} className="theme-sun size-6" />
    </button>
  );
}

/** Store that holds whether the dark theme is on. It is off at first (spec §4). */
const $dark = atom(false);

/**
 * Copies the document's theme to the store, now and on each change by the page's first script.
 *
 * @returns a function that stops copying.
 */
function syncWithDocument(): () => void {
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
function toggleTheme(): void {
  const dark = !$dark.get();
  $dark.set(dark);
  setTheme(dark);
}
