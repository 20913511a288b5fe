type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The state of an island before its hydration. React renders an island anew where its elements were changed before
 * (translation, writing aids, word markers): the focus, which is lost with them, is then given to the new ones.
 */
export interface IslandSnapshot {
  root: HTMLElement;
  focused: Element | null;
  /** Start and end of the selection in a focused field. */
  selection: [number, number] | undefined;
}

/**
 * Remembers which element of an island has the focus, right before React may replace its elements, so that it can be
 * given back.
 */
export function captureIsland(root: HTMLElement): IslandSnapshot {
  const focused = root.querySelector<Field>(':focus');
  const { selectionStart: start, selectionEnd: end } = focused ?? {};
  // Fields of type email have none: the cursor will be at the end of their value.
  const selection = typeof start === 'number' && typeof end === 'number';
  return { root, focused, selection: selection ? [start, end] : undefined };
}

/** Copies the values of named fields, the focus and the selection to the elements that have replaced others. */
export function restoreIsland(
  { root, focused, selection }: IslandSnapshot,
  newRoot: HTMLElement,
): void {
  for (const field of newRoot.querySelectorAll<Field>('[name]')) {
    const oldField = root.querySelector<Field>(`[name="${field.name}"]`);
    if (oldField) field.value = oldField.value;
  }
  const target = focused && findReplacement(focused, root, newRoot);
  target?.focus({ preventScroll: true });
  if (selection) (target as Field | undefined)?.setSelectionRange(...selection);
}

/**
 * Finds the element that has replaced another: the one at the same place among those of its tag and classes. What others
 * have added to the page has neither, and may have added classes to the old element, but not to the new one.
 */
export function findReplacement(
  element: Element,
  root: Element,
  newRoot: Element,
): HTMLElement | undefined {
  return [...newRoot.querySelectorAll<HTMLElement>(element.localName)].find((candidate) => {
    const selector = [candidate.localName, ...candidate.classList].map(CSS.escape).join('.');
    const place = [...newRoot.querySelectorAll(selector)].indexOf(candidate);
    return root.querySelectorAll(selector)[place] === element;
  });
}
