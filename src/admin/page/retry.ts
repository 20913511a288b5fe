import { askInDialog, createElement } from './dialog.ts';

/** What the owner has written is not saved, and she knows why. */
const NOT_SAVED_MESSAGE =
  'Rien n’est enregistré ; ce que vous avez écrit reste dans le formulaire.';

export const NO_NETWORK_MESSAGE =
  'Le réseau ne répond pas. Vérifiez votre connexion, puis réessayez.';

/** Something that may go well another time; the message is French, and says what to do. */
export class TemporaryError extends Error {}

/** She has been asked, and saves nothing for now. */
export function notSavedError(): Error {
  return new Error(NOT_SAVED_MESSAGE);
}

/**
 * Does something that may fail for a while, as often as the owner wants it tried again.
 *
 * @throws Error in French when she doesn't, and whatever else the attempt throws.
 */
export async function withRetry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof TemporaryError)) throw error;
    const answer = await askInDialog({
      title: 'Rien n’est perdu',
      content: [createElement('p', { textContent: error.message })],
      choices: { again: 'Réessayer', '': 'Plus tard' },
    });
    if (answer !== 'again') throw notSavedError();
    return withRetry(attempt);
  }
}
