import { z } from 'zod';
import type { Asking } from '../../ask-host.ts';
import { get } from './get.ts';

/** How GitHub sends what it has: told about, or the file itself. */
const TOLD = 'application/vnd.github+json';
export const RAW = 'application/vnd.github.raw+json';

/** Where and how to ask GitHub. */
export interface GitHub extends Pick<Asking, 'ask'> {
  /** Origin of its API. */
  api: string;
  /** An access key, for a private repository and for more than sixty requests an hour. */
  token?: string | undefined;
}

/** What GitHub has at a path: that, nothing that it shows, or in French why nobody can tell. */
export type GitHubAnswer<T> = { found: T } | 'missing' | { failure: string };

/**
 * Asks GitHub's API.
 *
 * @param path of the API, from its « / ».
 * @param schema of what it answers.
 * @param accept how it is to be sent.
 */
export async function answerOf<T>(
  { api, token, ask }: GitHub,
  path: string,
  schema: z.core.$ZodType<T>,
  accept = TOLD,
): Promise<GitHubAnswer<T>> {
  const headers = {
    accept,
    'user-agent': 'npm-run-verifier',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await get(api + path, { headers, ...(ask && { ask }) });
  if ('failure' in answer) return { failure: `GitHub ne répond pas : ${answer.failure}.` };
  if (answer.status === 404) return 'missing';
  if (answer.status === 401)
    return { failure: 'GitHub refuse la clé d’accès de GITHUB_TOKEN ; faites-en une autre.' };
  if (answer.status === 403 || answer.status === 429) return { failure: TOO_MANY };
  const found = z.core.safeParse(schema, parsed(answer.body));
  return answer.status === 200 && found.success
    ? { found: found.data }
    : {
        failure: `GitHub répond par autre chose que prévu (${answer.status}) ; réessayez plus tard.`,
      };
}

const TOO_MANY =
  'GitHub ne répond plus à cet ordinateur pour l’instant ; réessayez dans une heure, ou avec une clé d’accès dans la variable GITHUB_TOKEN.';

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
