import { useEffect, useEffectEvent } from 'react';

/**
 * Closes something with the Escape key, wherever the focus is; the dialog around it stays open.
 *
 * @param open whether there is something to close.
 */
export function useEscape(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [open]);
}
