import { useEffect, useRef, type ReactNode } from 'react';
// Its own icon, so that no file that is shared with another island has to arrive with the dialog.
import closeIcon from 'icon:ri-close-large-line';
import { afterNextPaint } from '@/lib/after-next-paint.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** Accessible name. */
  label: string;
  onClose: () => void;
  children: ReactNode;
  /** `reader` is a column of text; `stage` shows a picture or a video on a dark ground. */
  kind: 'reader' | 'stage';
  /** Of what is open, for paper. */
  address: string;
}

/**
 * The one modal of the site: a native `<dialog>`. The X button, the backdrop and Escape close it; the
 * browser moves the focus in and keeps it in. Whoever opened it gives the focus back in `onClose`, and has
 * loaded `dialog.css`, which no page carries before.
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
 * The inside of the dialog is one element, so that an event on the dialog itself is one on its
 * backdrop. A press that starts inside, as when text is selected, doesn't count.
 */
function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let pressed = false;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (pressed && target === dialog) dialog.close();
    },
    { signal },
  );
  return () => {
    listeners.abort();
  };
}
