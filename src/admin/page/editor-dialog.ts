const WAIT_MS = 50;
const MAX_WAITS = 100;

/**
 * Clicks a button in a dialog of the editor as soon as it shows.
 *
 * @param text that the dialog contains.
 * @param label of the button.
 */
export async function clickInEditorDialog(text: string, label: string): Promise<void> {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const dialogs = [...document.querySelectorAll('[role="alertdialog"]')];
    const button = dialogs
      .filter(({ textContent }) => textContent.includes(text))
      .flatMap((dialog) => [...dialog.querySelectorAll('button')])
      .find(({ textContent }) => textContent.trim() === label);
    if (button) {
      button.click();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}
