/** What the editor's button says, which can be pressed when something is unsaved, and while it is being saved. */
const SAVE = 'Enregistrer';
const SAVING = /^Enregistrement/;

/** Asks before a page is left whose changes are not saved: the editor itself doesn't. */
export function askBeforeLeaving(): void {
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
}

function hasUnsavedChanges(): boolean {
  return [...document.querySelectorAll('button')].some((button) => {
    const label = button.textContent.trim();
    return SAVING.test(label) || (label === SAVE && !button.disabled);
  });
}
