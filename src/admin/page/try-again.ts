import { ask, element } from './dialog.ts';

/** What the owner has written is not saved, and she knows why. */
const KEPT = 'Rien n’est enregistré ; ce que vous avez écrit reste dans le formulaire.';

export const NO_NETWORK = 'Le réseau ne répond pas. Vérifiez votre connexion, puis réessayez.';

/** Something that may go well another time; the message is French, and says what to do. */
export class PassingFailure extends Error {}

/** She has been asked, and saves nothing for now. */
export function notSaved(): Error {
  return new Error(KEPT);
}

/**
 * Does something that may fail for a while, as often as the owner wants it tried again.
 *
 * @throws Error in French when she doesn't, and whatever else the attempt throws.
 */
export async function tryAgain<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof PassingFailure)) throw error;
    const answer = await ask({
      title: 'Rien n’est perdu',
      content: [element('p', { textContent: error.message })],
      choices: { again: 'Réessayer', '': 'Plus tard' },
    });
    if (answer !== 'again') throw notSaved();
    return tryAgain(attempt);
  }
}
