const DEFAULT_MESSAGE = "Une erreur est survenue lors de l'envoi du message.";
const RATE_LIMIT_MESSAGE = 'Attendez un moment, puis réessayez.';
const NETWORK_MESSAGE = 'Problème de connexion. Vérifiez votre connexion internet et réessayez.';

/**
 * Patterns of error texts with the message for each (spec §8). A pattern matches the spec's wording,
 * that of the EmailJS service and that of its client's own validation.
 */
const KNOWN_ERRORS: { pattern: RegExp; message: string }[] = [
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
  { pattern: /too many requests/i, message: RATE_LIMIT_MESSAGE },
  { pattern: /network/i, message: NETWORK_MESSAGE },
];

/**
 * Chooses the French message for a failed sending (spec §8; design « EmailJS 4.4 facts »).
 *
 * @param error the thrown value: `{ status, text }`, a string, or an `Error`. Browsers report a
 *   network error as a `TypeError`.
 * @param online whether the browser believes that it is connected (`navigator.onLine`).
 */
export function messageForSendError(error: unknown, online: boolean): string {
  if (!online || error instanceof TypeError) return NETWORK_MESSAGE;
  const text = errorText(error);
  return KNOWN_ERRORS.find(({ pattern }) => pattern.test(text))?.message ?? DEFAULT_MESSAGE;
}

function errorText(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  if ('text' in error && typeof error.text === 'string') return error.text;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return '';
}
