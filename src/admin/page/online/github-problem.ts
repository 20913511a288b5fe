import { z } from 'zod/mini';

/** Why a request to GitHub failed. */
export interface GitHubProblem {
  /** French. */
  message: string;
  /** What the owner can do: enter another access token, or try again. */
  remedy: 'token' | 'again';
}

/** Error of the REST API (one message), or of GraphQL (a list: https://spec.graphql.org/October2021/#sec-Errors). */
const errorBody = z.object({
  message: z.optional(z.string()),
  errors: z.optional(
    z.array(z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })),
  ),
});

const INVALID_TOKEN_MESSAGE =
  'GitHub ne reconnaît plus votre clé d’accès : elle est arrivée à son terme, ou a été retirée. Collez-en une nouvelle.';
const READ_ONLY_TOKEN_MESSAGE =
  'Votre clé d’accès n’a pas le droit d’écrire dans le site. Collez-en une qui l’a : « Contents » sur « Read and write ».';
const REPOSITORY_MISSING_MESSAGE =
  'GitHub ne trouve plus le site : il a été renommé, déplacé ou supprimé, ou votre clé d’accès ne l’ouvre plus. Demandez à qui l’a installé, puis réessayez.';
const BUSY_MESSAGE =
  'GitHub termine un autre enregistrement du site. Attendez un instant, puis réessayez.';
const RATE_LIMIT_MESSAGE =
  'GitHub demande de patienter. Attendez quelques minutes, puis réessayez.';

/**
 * Determines from a response why a request failed.
 *
 * @param status HTTP status of the response.
 * @param body parsed JSON of the response; undefined for another type.
 * @returns undefined for a successful request, and for a save conflict, which the editor handles itself.
 */
export function findGitHubProblem(status: number, body: unknown): GitHubProblem | undefined {
  const { data } = errorBody.safeParse(body);
  const errors = data?.errors ?? [];
  const errorText = [data ?? {}, ...errors].map(({ message }) => message ?? '').join(' ');
  const types = errors.map(({ type }) => type);
  const retryable = (message: string): GitHubProblem => ({ message, remedy: 'again' });
  if (status < 400 && !data?.errors) return undefined;
  if (types.includes('STALE_DATA')) return undefined;
  if (status === 401) return { message: INVALID_TOKEN_MESSAGE, remedy: 'token' };
  if (status === 429 || /rate limit/i.test(errorText) || types.includes('RATE_LIMITED'))
    return retryable(RATE_LIMIT_MESSAGE);
  if (status === 403 || types.includes('FORBIDDEN') || types.includes('INSUFFICIENT_SCOPES'))
    return { message: READ_ONLY_TOKEN_MESSAGE, remedy: 'token' };
  if (status === 404 || types.includes('NOT_FOUND')) return retryable(REPOSITORY_MISSING_MESSAGE);
  if (status === 409) return retryable(BUSY_MESSAGE);
  if (status >= 500)
    return retryable(`GitHub est en panne (${status}). Attendez quelques minutes, puis réessayez.`);
  return retryable(`GitHub refuse : « ${errorText.trim()} ». Réessayez plus tard.`);
}
