const DEFAULT = "Une erreur est survenue lors de l'envoi du message.";
const TOO_SOON = 'Attendez un moment, puis réessayez.';
const NETWORK = 'Problème de connexion. Vérifiez votre connexion internet et réessayez.';

/**
 * What the failure text tells, and what to say then (spec §8). Each cause is recognised in the
 * spec's wording, in the live service's and in that of the client's own validation.
 */
const CAUSES: { pattern: RegExp; message: string }[] = [
  {
    pattern: /invalid service id|service id (?:is )?(?:not found|invalid|required)/i,
    message: "Erreur de configuration du service email. Veuillez contacter l'administrateur.",
  },
  {
    pattern: /invalid template id|template id (?:is )?(?:not found|invalid|required)/i,
    message: "Erreur de template email. Veuillez contacter l'administrateur.",
  },
  {
    pattern: /invalid public key|public key (?:is )?(?:not found|invalid|required)/i,
    message: "Erreur d'authentification. Veuillez contacter l'administrateur.",
  },
  { pattern: /too many requests/i, message: TOO_SOON },
  { pattern: /network/i, message: NETWORK },
];

/**
 * The message for a failed sending, without the suggestion to write by e-mail that follows it
 * (spec §8; design « EmailJS 4.4 facts »).
 *
 * @param error whatever was thrown: `{ status, text }`, a string, or an `Error`. A `TypeError` is
 *   how a browser reports that a request could not be made.
 * @param online whether the browser believes that it is connected (`navigator.onLine`).
 */
export function sendErrorMessage(error: unknown, online: boolean): string {
  if (!online || error instanceof TypeError) return NETWORK;
  const text = failureText(error);
  return CAUSES.find(({ pattern }) => pattern.test(text))?.message ?? DEFAULT;
}

function failureText(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  if ('text' in error && typeof error.text === 'string') return error.text;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return '';
}
