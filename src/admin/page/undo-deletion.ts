import { createElement } from './dialog.ts';
import { findEditorDialog } from './editor-dom.ts';
import { addStatusBarPart } from './status-bar.ts';

/** Label of the editor's buttons and menu items that open the dialog in which a deletion is confirmed. */
const DELETE_LABEL = 'Supprimer';

/**
 * Words by which the editor's dialog that confirms a deletion is found: every text that editor-words.json has for it contains
 * them.
 */
const DIALOG_TEXT = 'reprendre, en bas du bureau';

const LIST_CLASS = 'desk-deleted';

/**
 * Lists in the editor's dialog that confirms a deletion which entries would be deleted, and makes its confirming button red.
 */
export function nameDeletedEntries(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const control =
        target instanceof Element ? target.closest('button, [role^="menuitem"]') : null;
      if (control?.textContent.includes(DELETE_LABEL) && !control.closest('[role="alertdialog"]'))
        void nameEntries();
    },
    true,
  );
}

async function nameEntries(): Promise<void> {
  const title = location.hash.includes('/entries/')
    ? document.querySelector<HTMLInputElement>('[data-key-path="title"] input')
    : null;
  const rows = document.querySelectorAll(
    '[role="row"]:has([role="checkbox"][aria-checked="true"])',
  );
  const names = title ? [title.value] : [...rows].map(({ ariaLabel }) => ariaLabel ?? '');
  const body = (await findEditorDialog(DIALOG_TEXT))?.querySelector('.body');
  body?.querySelector(`.${LIST_CLASS}`)?.remove();
  const items = names.map((textContent) => createElement('li', { textContent }));
  body?.prepend(createElement('ul', { className: LIST_CLASS }, items));
}

let restorePart: HTMLElement | undefined;

/** For each file that was deleted since the admin page was opened, a function that restores it. */
const restorations: (() => Promise<unknown>)[] = [];

/**
 * Adds a button to the status bar that restores a deleted file, and all others that were deleted since the page was opened.
 *
 * @param restore writes the file again.
 */
export function offerToRestoreDeleted(restore: () => Promise<unknown>): void {
  restorations.push(restore);
  const { length } = restorations;
  const textContent =
    length === 1 ? 'Annuler la suppression' : `Annuler les ${length} suppressions`;
  const button = createElement('button', { type: 'button', textContent });
  button.addEventListener('click', () => {
    button.disabled = true;
    // The editor reads the files again after a reload.
    void Promise.all(restorations.map((restoreFile) => restoreFile())).then(() => {
      location.reload();
    });
  });
  restorePart ??= addStatusBarPart('Suppression');
  restorePart.replaceChildren(button);
}
