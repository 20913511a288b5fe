import { useLayoutEffect, type RefObject } from 'react';

/**
 * Calls `onClose` on the Escape key while `open`, wherever the focus is. A dialog around the element stays open; a modal
 * over it closes first.
 * A layout effect, because a passive one may run after the first key.
 *
 * @param element any element inside what the Escape key closes.
 */
export function useEscapeKey(
  open: boolean,
  onClose: () => void,
  element: RefObject<Element | null>,
): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const modal = document.querySelector('dialog:modal');
      if (event.key !== 'Escape' || modal?.contains(element.current) === false) return;
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [open, onClose, element]);
}
