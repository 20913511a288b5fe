const DEFAULT_MESSAGE = "Une erreur est survenue lors de l'envoi du message.";
const RATE_LIMIT_MESSAGE = 'Attendez un moment, puis réessayez.';
const NETWORK_MESSAGE = 'Problème de connexion. Vérifiez votre connexion internet et réessayez.';

/**
 * Patterns of error texts, each with the French message that the visitor sees (spec §8). A pattern matches the wording
 * of the spec, of the EmailJS service and of the EmailJS client's own validation.
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
];

/** Shown when EmailJS doesn't answer in time: the message may still arrive, so the visitor shouldn't send it twice. */
export const TIMEOUT_MESSAGE =
  'Le message est peut-être parti\u202f: le service d’envoi tarde à répondre. Avant de le renvoyer, attendez un moment.';

/**
 * Chooses the French message for a failed sending (spec §8; design « EmailJS 4.4 facts »).
 *
 * @param error the thrown value: `{ status, text }`, a string, or an `Error`. Browsers report a
 *   network error as a `TypeError`.
 * @param online whether the browser believes that it is connected (`navigator.onLine`).
 */
export function messageForSendError(error: unknown, online: boolean): string {
  const text = errorText(error);
  const known = KNOWN_ERRORS.find(({ pattern }) => pattern.test(text));
  if (known) return known.message;
  // A service that answers is reached, whatever its answer says about a network.
  if (hasHttpStatus(error)) return DEFAULT_MESSAGE;
  const isNetworkError = !online || error instanceof TypeError || /network/i.test(text);
  return isNetworkError ? NETWORK_MESSAGE : DEFAULT_MESSAGE;
}

/** Whether an error has an HTTP status, which means that the service has answered; status 0 means that it has not. */
export function hasHttpStatus(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status > 0
  );
}

function errorText(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  if ('text' in error && typeof error.text === 'string') return error.text;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return '';
}
