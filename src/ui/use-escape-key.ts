import { useLayoutEffect } from 'react';

/**
 * Calls `onClose` on the Escape key while `open`, wherever the focus is; a dialog around it stays open.
 * A layout effect, because a passive one may run after the first key.
 */
export function useEscapeKey(open: boolean, onClose: () => void): void {
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
