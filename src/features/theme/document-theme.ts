/** Key under which the visitor's choice is stored: `dark` or `light`. */
export const THEME_KEY = 'theme';

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
export function showTheme(dark: boolean): void {
  const theme = dark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[theme] ?? '';
  document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', String(dark));
}
