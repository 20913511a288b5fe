const WAIT_MS = 50;
const MAX_WAITS = 100;

/**
 * Finds a dialog of the editor as soon as it shows.
 *
 * @param text that the dialog contains.
 * @returns undefined when it doesn't show within five seconds.
 */
export async function findEditorDialog(text: string): Promise<Element | undefined> {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const dialogs = [...document.querySelectorAll('[role="alertdialog"]')];
    const dialog = dialogs.find(({ textContent }) => textContent.includes(text));
    if (dialog) return dialog;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return undefined;
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
