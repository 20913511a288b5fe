/**
 * Finds the button « Emporter l’article » that was clicked. This is a module of its own, because the inline script of
 * every article would otherwise include a part of what the button does.
 */
export function findDownloadButton({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button[data-download]') : null;
}
