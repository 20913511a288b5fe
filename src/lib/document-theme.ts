/** Key under which the visitor's choice is stored: `dark` or `light`. */
export const THEME_KEY = 'theme';

/** Whether the document shows the dark theme. */
export function isDocumentDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}

/** Shows a theme: the document's colours, and those of the browser's own bars. */
export function showTheme(dark: boolean): void {
  const { dataset } = document.documentElement;
  if (dark) dataset['theme'] = 'dark';
  else delete dataset['theme'];
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = bar.dataset[dark ? 'dark' : 'light'] ?? bar.content;
}
