/** Where the editor keeps what its user prefers. */
const STORAGE_KEY = 'sveltia-cms.prefs';

/**
 * Makes the editor speak French, unless its user has chosen another language there. It reads this
 * before anything shows, so this must run before the editor's own code.
 */
export function setEditorLanguage(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const preferences = typeof stored === 'object' && stored !== null ? stored : {};
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ locale: 'fr', ...preferences }));
  } catch {
    // Without storage the editor follows the language of the browser.
  }
}
