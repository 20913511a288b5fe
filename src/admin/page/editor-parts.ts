const WAIT_MS = 50;
const MAX_WAITS = 100;

/** Waits until the editor shows something; undefined when it doesn't within five seconds. */
async function waitFor<Part>(find: () => Part | undefined): Promise<Part | undefined> {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const part = find();
    if (part !== undefined) return part;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return undefined;
}

/**
 * Finds a dialog of the editor as soon as it shows.
 *
 * @param text that the dialog contains.
 * @returns undefined when it doesn't show within five seconds.
 */
export function findEditorDialog(text: string): Promise<Element | undefined> {
  return waitFor(() =>
    [...document.querySelectorAll('[role="alertdialog"]')].find(({ textContent }) =>
      textContent.includes(text),
    ),
  );
}

/**
 * Clicks a button in a dialog of the editor as soon as it shows.
 *
 * @param text that the dialog contains.
 * @param label of the button.
 */
export async function clickInEditorDialog(text: string, label: string): Promise<void> {
  const dialog = await findEditorDialog(text);
  [...(dialog?.querySelectorAll('button') ?? [])]
    .find(({ textContent }) => textContent.trim() === label)
    ?.click();
}

/** Labels of the editor's save button: it is enabled when there are unsaved changes, and changes while saving. */
const SAVE_LABEL = 'Enregistrer';
const SAVING_LABEL = /^Enregistrement/;

/** Whether the form has changes that aren't saved, or are being saved. */
export const isUnsaved = () =>
  findSaveButton() !== undefined || findButton((label) => SAVING_LABEL.test(label)) !== undefined;

/** Saves the form as soon as it has changes. */
export async function saveForm(): Promise<void> {
  (await waitFor(findSaveButton))?.click();
}

const findSaveButton = () => findButton((label, { disabled }) => label === SAVE_LABEL && !disabled);

function findButton(
  isWanted: (label: string, button: HTMLButtonElement) => boolean,
): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((button) =>
    isWanted(button.textContent.trim(), button),
  );
}
