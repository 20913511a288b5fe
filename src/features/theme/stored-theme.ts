import { showTheme, THEME_KEY } from './document-theme.ts';

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
