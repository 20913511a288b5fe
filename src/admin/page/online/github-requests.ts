import type { CmsConfig } from '@sveltia/cms';
import { NO_NETWORK_MESSAGE, notSavedError, TemporaryError, withRetry } from '../retry.ts';
import { askForNewKey, hasStoredKey, replaceRefusedKey } from './access-key.ts';
import { confirmConflictingSave, watchCompareButton } from './save-conflict.ts';
import { apiOrigin, rememberRequest } from './github-api.ts';
import { SAVE_QUERY_NAME } from './files-at-head.ts';
import { findGitHubProblem, type GitHubProblem } from './github-problem.ts';
import { z } from 'zod/mini';
import { isOwnersGuide } from '../../config/repository.ts';

/** The owner has come in. */
let isSignedIn = false;

/** Nothing has been read yet: the key that the editor keeps may have come to its end since it was last open. */
let isFirstRead = true;

/**
 * Stands between the editor and GitHub: says in French what failed, asks for another key in the place of one that is no
 * longer good, and sends again what the owner wants sent again.
 *
 * @param config of the editor, which names the API.
 * @param onChange is called once the owner has come in, and after each save.
 */
export function interceptGitHubRequests(config: CmsConfig, onChange: () => void): void {
  const api = apiOrigin(config);
  const originalFetch = window.fetch.bind(window);
  watchCompareButton();

  window.fetch = (target, init) => {
    const url = target instanceof Request ? target.url : String(target);
    if (!url.startsWith(`${api}/`)) return originalFetch(target, init);
    const body = typeof init?.body === 'string' ? init.body : '';
    if (body.includes('createCommitOnBranch')) return sendSave(url, { ...init, body });
    return body.includes(SAVE_QUERY_NAME) ? sendWithRetry(url, init) : sendRead(url, init);
  };

  async function sendSave(url: string, init: RequestInit & { body: string }): Promise<Response> {
    await confirmConflictingSave(config, init.body);
    const response = await sendWithRetry(url, init);
    onChange();
    return response;
  }

  /** What a save can't do without. */
  function sendWithRetry(url: string, init?: RequestInit): Promise<Response> {
    return withRetry(async () => {
      const { response, fault: problem } = await send(url, init, true);
      if (!problem) return response;
      throw problem.remedy === 'key' ? notSavedError() : new TemporaryError(problem.message);
    });
  }

  /** The editor goes by the status of an answer, and shows the message of a failure. */
  async function sendRead(url: string, init?: RequestInit): Promise<Response> {
    const isFirstReadWithStoredKey = isFirstRead && hasStoredKey(new Headers(init?.headers));
    const { response, fault: problem } = await (isFirstReadWithStoredKey
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

  /** @param mayAskForKey whether the owner may be asked for another key. */
  async function send(
    url: string,
    init: RequestInit | undefined,
    mayAskForKey: boolean,
  ): Promise<{ response: Response; fault: GitHubProblem | undefined }> {
    const headers = replaceRefusedKey(new Headers(init?.headers));
    rememberRequest(url, headers);
    const response = await originalFetch(url, { ...init, headers }).catch(() => {
      throw new TemporaryError(NO_NETWORK_MESSAGE);
    });
    const problem = findGitHubProblem(response.status, await parseJsonBody(response));
    if (problem?.remedy !== 'key' || !mayAskForKey) return { response, fault: problem };
    if (!(await askForNewKey(headers, problem.message))) return { response, fault: problem };
    if (isFirstRead) {
      // The editor takes up the new key, and there is nothing to lose yet; going on, it would keep the old one.
      location.reload();
      await new Promise(() => undefined);
    }
    return send(url, init, mayAskForKey);
  }
}

async function parseJsonBody(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response
    .clone()
    .json()
    .catch(() => undefined);
}

/** The files of a repository (https://docs.github.com/rest/git/trees). */
const treeResponse = z.looseObject({ tree: z.array(z.looseObject({ path: z.string() })) });

/** The list of the files of a repository, without the owner's guides: they are nothing to choose. */
export async function removeGuidesFromTree(response: Response): Promise<Response> {
  const { tree, ...rest } = treeResponse.parse(await response.json());
  return Response.json({ ...rest, tree: tree.filter(({ path }) => !isOwnersGuide(path)) });
}
