/**
 * Finds the button « Emporter l’article » that was clicked. It stands apart from what the button does, of which the inline
 * script of every article would have a part.
 */
export function findTakeAwayButton({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button[data-take-away]') : null;
}
