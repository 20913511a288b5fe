import { askInDialog } from './dialog.ts';
import { clickInEditorDialog } from './editor-dom.ts';
import { addStatusBarPart } from './status-bar.ts';

const NOT_SAVED_MESSAGE =
  'Rien n’est enregistré ; ce que vous avez écrit reste dans le formulaire.';

export const NO_NETWORK_MESSAGE =
  'Le réseau ne répond pas. Vérifiez votre connexion, puis réessayez.';

/**
 * A failure that may pass, such as a network failure, so that retrying makes sense; the message is French and says what to do.
 */
export class TemporaryError extends Error {}

let notSavedNote: HTMLElement | undefined;

/**
 * Says in the status bar that nothing was saved, after the owner has cancelled a save. Closes the editor's error
 * dialog, because cancelling isn't an error.
 *
 * @returns the error to throw, which ends the save.
 */
export function reportNotSaved(): Error {
  const note = (notSavedNote ??= addStatusBarPart('Enregistrement'));
  note.textContent = NOT_SAVED_MESSAGE;
  addEventListener(
    'pointerdown',
    () => {
      note.replaceChildren();
    },
    { once: true },
  );
  void clickInEditorDialog(NOT_SAVED_MESSAGE, 'OK');
  return new Error(NOT_SAVED_MESSAGE);
}

/**
 * Runs an action and, after each temporary error, asks the owner whether to retry it.
 *
 * @throws Error in French when she doesn't retry, and any other error of the action.
 */
export async function withRetry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof TemporaryError)) throw error;
    const answer = await askInDialog({
      title: 'Rien n’est perdu',
      content: [error.message],
      choices: { again: 'Réessayer', '': 'Plus tard' },
    });
    if (answer !== 'again') throw reportNotSaved();
    return withRetry(attempt);
  }
}
