import {
  NO_NETWORK_MESSAGE,
  reportNotSaved,
  TemporaryError,
  withRetry,
} from '../retry-requests.ts';
import { askForNewToken, hasStoredToken, replaceRejectedToken } from './access-token.ts';
import { readRepositoryConfig } from '../page-config.ts';
import { rememberRequest } from './github-api.ts';
import { findLostReply, forgetSave, rememberSave } from './lost-save.ts';
import { SAVE_QUERY_NAME } from './files-at-head.ts';
import { z } from 'zod/mini';
import { isOwnersGuide } from '../../config/repository.ts';

let isSignedIn = false;

/** Whether nothing has been read yet: the stored access token may have expired since the last visit. */
let isFirstRead = true;

/**
 * Intercepts the editor's requests to GitHub: translates errors into French, asks for a new access token when one is
 * refused, and retries requests if the owner wants it.
 *
 * @param onChange is called after sign-in and after each save.
 */
export function interceptGitHubRequests(onChange: () => void): void {
  const { api } = readRepositoryConfig();
  const originalFetch = window.fetch.bind(window);

  window.fetch = (target, init) => {
    const url = target instanceof Request ? target.url : String(target);
    if (!url.startsWith(`${api}/`)) return originalFetch(target, init);
    const body = typeof init?.body === 'string' ? init.body : '';
    if (body.includes('createCommitOnBranch')) return sendSave(url, { ...init, body });
    return body.includes(SAVE_QUERY_NAME) ? sendWithRetry(url, init) : sendRead(url, init);
  };

  async function sendSave(url: string, init: RequestInit & { body: string }): Promise<Response> {
    await rememberSave(init.body);
    const response = await sendWithRetry(url, init);
    const isStale = (await response.clone().text()).includes('"STALE_DATA"');
    // An earlier try may have arrived although its reply didn't.
    const reply = isStale ? await findLostReply(init.body).catch(() => undefined) : response;
    if (reply) forgetSave();
    onChange();
    return reply ?? response;
  }

  /** Sends a request that belongs to a save. */
  function sendWithRetry(url: string, init?: RequestInit): Promise<Response> {
    return withRetry(async () => {
      const { response, problem } = await send(url, init, true);
      if (!problem) return response;
      throw problem.remedy === 'token' ? reportNotSaved() : new TemporaryError(problem.message);
    });
  }

  /** Sends a reading request. An error becomes a response with a French message, which the editor shows. */
  async function sendRead(url: string, init?: RequestInit): Promise<Response> {
    const mayHaveExpiredToken = isFirstRead && hasStoredToken(new Headers(init?.headers));
    const { response, problem } = await (mayHaveExpiredToken
      ? withRetry(() => send(url, init, true))
      : send(url, init, false));
    isFirstRead &&= problem !== undefined;
    if (!isSignedIn && !problem && url.endsWith('/graphql')) {
      isSignedIn = true;
      onChange();
    }
    if (problem)
      return Response.json(
        { message: problem.message },
        { status: Math.max(response.status, 400) },
      );
    return url.includes('/git/trees/') ? removeGuidesFromTree(response) : response;
  }

  /**
   * Sends a request to GitHub, once more with another token if GitHub refuses the first.
   *
   * @param mayAskForToken whether the owner may be asked for that other token.
   */
  async function send(
    url: string,
    init: RequestInit | undefined,
    mayAskForToken: boolean,
  ): Promise<{ response: Response; problem: GitHubProblem | undefined }> {
    const headers = replaceRejectedToken(new Headers(init?.headers));
    rememberRequest(url, headers);
    const response = await originalFetch(url, { ...init, headers }).catch(() => {
      throw new TemporaryError(NO_NETWORK_MESSAGE);
    });
    const problem = findGitHubProblem(response.status, await parseJsonBody(response));
    if (problem?.remedy !== 'token' || !mayAskForToken) return { response, problem };
    if (!(await askForNewToken(headers, problem.message))) return { response, problem };
    if (isFirstRead) {
      // Nothing can be lost yet; without a reload the editor would go on with the old token.
      location.reload();
      await new Promise(() => undefined);
    }
    return send(url, init, mayAskForToken);
  }
}

async function parseJsonBody(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response
    .clone()
    .json()
    .catch(() => undefined);
}

/** Schema of GitHub's list of the files of a commit (https://docs.github.com/rest/git/trees); it keeps all other properties. */
const treeResponse = z.looseObject({ tree: z.array(z.looseObject({ path: z.string() })) });

/** Removes the owner's guides from a list of the files in the repository, so that the editor doesn't offer them. */
export async function removeGuidesFromTree(response: Response): Promise<Response> {
  const { tree, ...rest } = treeResponse.parse(await response.json());
  return Response.json({ ...rest, tree: tree.filter(({ path }) => !isOwnersGuide(path)) });
}

/** Why a request to GitHub failed. */
interface GitHubProblem {
  /** French. */
  message: string;
  /** What the owner can do: enter another access token, or try again. */
  remedy: 'token' | 'again';
}

/**
 * Schema of an error of GitHub's REST API (one message), or of GraphQL (a list:
 * https://spec.graphql.org/October2021/#sec-Errors).
 */
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
