/** Key under which the visitor's choice is stored: `dark` or `light`. */
const THEME_KEY = 'theme';

/** Whether the document shows the dark theme. */
export function isDocumentDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}

/** Shows the theme that the visitor chose, and keeps the choice where storage allows. */
export function chooseTheme(dark: boolean): void {
  showTheme(dark);
  try {
    localStorage.setItem(THEME_KEY, dark ? 'dark' : 'light');
  } catch {
    // Blocked or full storage: the choice lives as long as the page.
  }
}

/**
 * Shows a theme: the document's colours, those of the browser's own bars, and the state of the theme
 * button, whose island may still be asleep.
 */
function showTheme(dark: boolean): void {
  const theme = dark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? '';
  document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', String(dark));
}

/**
 * Applies the stored theme, now and whenever it changes elsewhere: in another tab, or while this page
 * was kept in the back/forward cache. The first visit is light, whatever the system prefers.
 */
export function followStoredTheme(): void {
  applyStored();
  addEventListener('storage', applyStored);
  addEventListener('pageshow', applyStored);
}

/** Blocked storage throws on access: what the page shows then stays as it is. */
function applyStored(): void {
  try {
    showTheme(localStorage.getItem(THEME_KEY) === 'dark');
  } catch {
    return;
  }
}

/** The theme button, until the code of its island is there. */
const ASLEEP = 'astro-island[ssr] [data-theme-toggle]';

/** Switches the theme at once, for who taps its button before the button's own code has arrived. */
export function answerAsleepToggle(): void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(ASLEEP)) return;
    chooseTheme(!isDocumentDark());
    // Says to `client:interaction` that this click is answered.
    event.preventDefault();
  };
  addEventListener('click', onClick, true);
}
