import { useEffect, useRef, type ReactNode } from 'react';
// Imported here, so that the dialog loads no chunk that it shares with another island.
import closeIcon from 'icon:ri-close-large-line';
import { afterNextPaint } from '@/lib/wait.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** Accessible name. */
  label: string;
  onClose: () => void;
  children: ReactNode;
  /** `reader` is a column of text; `stage` shows a picture or a video on a dark background. */
  kind: 'reader' | 'stage';
  /** Address of the open item, which is shown when the page is printed. */
  address: string;
}

/**
 * The site's modal, a native `<dialog>`. The X button, the backdrop and Escape close it; the browser traps the focus.
 * The code that opens it restores the focus in `onClose`, and loads `dialog.css`, which no page has from the start.
 */
export function Dialog({ label, onClose, children, kind, address }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    const stopWatching = closeOnBackdrop(element);
    return () => {
      stopWatching();
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${kind === 'reader' ? 'dialog-reader' : 'dialog-stage'}`}
      aria-label={label}
      data-address={address}
      onClose={onClose}
    >
      <div className="dialog-inside">
        <div className="dialog-bar">
          <button
            type="button"
            className="dialog-close"
            aria-label="Fermer"
            onClick={() => void afterNextPaint().then(() => dialog.current?.close())}
          >
            <Icon paths={closeIcon} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Closes the dialog on a click on its backdrop. One element covers the whole dialog, so that a click has the dialog itself
 * as its target only on the backdrop. A press that starts inside, as when text is selected, doesn't count.
 *
 * @returns a function that stops listening.
 */
function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let pressStartedOnBackdrop = false;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressStartedOnBackdrop = target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (pressStartedOnBackdrop && target === dialog) dialog.close();
    },
    { signal },
  );
  return () => {
    listeners.abort();
  };
}
