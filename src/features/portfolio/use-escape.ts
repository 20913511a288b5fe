import { useLayoutEffect } from 'react';

/**
 * Closes something with the Escape key, wherever the focus is; the dialog around it stays open.
 * Listens from the frame that shows it on: a passive effect may come later than the key.
 *
 * @param open whether there is something to close.
 */
export function useEscape(open: boolean, onClose: () => void): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [open, onClose]);
}
