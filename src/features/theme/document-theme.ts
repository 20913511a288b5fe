import { THEME_KEY } from '@/content/visitor-storage.ts';

/** Whether the document shows the dark theme. */
export function isDocumentDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}

/** Shows the theme that the visitor chose and stores the choice. */
export function setTheme(dark: boolean): void {
  showTheme(dark);
  try {
    localStorage.setItem(THEME_KEY, dark ? 'dark' : 'light');
  } catch {
    // Blocked or full storage: the choice lives as long as the page.
  }
}

/**
 * Shows a theme: the document's colours, the colour of the browser's bars, and the state of the theme
 * button, whose island may not be hydrated yet.
 */
function showTheme(dark: boolean): void {
  const theme = dark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? '';
  document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', String(dark));
}

/**
 * Applies the stored theme, now and whenever it changes in another tab or while this page was in the
 * back/forward cache. The first visit is light, whatever the system prefers.
 */
export function syncStoredTheme(): void {
  applyStoredTheme();
  addEventListener('storage', applyStoredTheme);
  addEventListener('pageshow', applyStoredTheme);
}

/** Applies the stored theme; where storage is blocked, leaves the theme as it is. */
function applyStoredTheme(): void {
  try {
    showTheme(localStorage.getItem(THEME_KEY) === 'dark');
  } catch {
    return;
  }
}

/** Selector of the theme button until React handles its clicks, a moment after Astro has hydrated the island. */
const UNHYDRATED_TOGGLE = '[data-theme-toggle=true]';

/** Switches the theme on a click on the theme button until React does. */
export function handleUnhydratedToggle(): void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(UNHYDRATED_TOGGLE)) return;
    setTheme(!isDocumentDark());
    // Tells `client:interaction` not to replay this click.
    event.preventDefault();
  };
  addEventListener('click', onClick, true);
}
