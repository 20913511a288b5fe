/**
 * Returns the button « Emporter l’article » that was clicked; null after a click elsewhere. This is a module of its own,
 * so that the inline script of an article's page needn't contain the rest of article-download.ts.
 */
export function findDownloadButton({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button[data-download]') : null;
}
