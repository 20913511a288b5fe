const WAIT_MS = 50;

/** How long to wait for something that the editor should show, and for a save to begin. */
const SHOW_MS = 5000;
const SAVE_MS = 2000;

/** Calls a function again and again until it finds something that the editor shows; returns undefined after the time limit. */
async function waitFor<Part>(
  find: () => Part | undefined,
  limit = SHOW_MS,
): Promise<Part | undefined> {
  for (let waited = 0; waited < limit; waited += WAIT_MS) {
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

/**
 * Labels by which the editor's save button is found. It has the first one, and is enabled while there are unsaved changes; it
 * has the second one while the editor saves.
 */
const SAVE_LABEL = 'Enregistrer';
const SAVING_LABEL = /^Enregistrement/;

/** Whether the form has changes that aren't saved, or are being saved. */
export const isUnsaved = () => (findSaveButton() ?? findSavingButton()) !== undefined;

/** Clicks the editor's save button as soon as it is enabled, and waits until the save has succeeded or failed. */
export async function saveForm(): Promise<void> {
  (await waitFor(findSaveButton))?.click();
  // It doesn't begin when a field isn't filled in well.
  await waitFor(findSavingButton, SAVE_MS);
  await waitFor(() => (findSavingButton() === undefined ? true : undefined), Infinity);
}

/** Whether the editor is still scaling down a picture for a field. */
const isScalingDown = () => document.querySelector('.empty.processing') !== null;

/**
 * Waits until the editor has scaled down the pictures that were chosen: until then it takes the picture fields for empty ones,
 * and refuses to save the form.
 */
export const waitForPictures = () => waitFor(() => (isScalingDown() ? undefined : true), Infinity);

/** Makes a click on « Enregistrer » wait until the editor has scaled down the pictures that were chosen. */
export function delaySaveForPictures(): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button === null || button !== findSaveButton()) return;
      if (!isScalingDown()) return;
      event.stopImmediatePropagation();
      void waitForPictures().then(saveForm);
    },
    true,
  );
}

const findSaveButton = () => findButton((label, { disabled }) => label === SAVE_LABEL && !disabled);
const findSavingButton = () => findButton((label) => SAVING_LABEL.test(label));

function findButton(
  isWanted: (label: string, button: HTMLButtonElement) => boolean,
): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((button) =>
    isWanted(button.textContent.trim(), button),
  );
}
