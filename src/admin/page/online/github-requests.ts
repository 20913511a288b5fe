import type { CmsConfig } from '@sveltia/cms';
import { NO_NETWORK, notSaved, PassingFailure, tryAgain } from '../try-again.ts';
import { askForKey, hasStoredKey, withCurrentKey } from './access-key.ts';
import { compareVersions, watchForConflicts } from './both-versions.ts';
import { apiOf, noteRequest } from './ask-github.ts';
import { FILE_AT_HEAD } from './files-at-head.ts';
import { githubFault, type GitHubFault } from './github-fault.ts';
import { z } from 'zod/mini';
import { isGuide } from '../../config/guide.ts';

/** The owner has come in. */
let inside = false;

/** Nothing has been read yet: the key that the editor keeps may have come to its end since it was last open. */
let opening = true;

/**
 * Stands between the editor and GitHub: says in French what failed, asks for another key in the place of one that is no
 * longer good, and sends again what the owner wants sent again.
 *
 * @param config of the editor, which names the API.
 * @param onChange is called once the owner has come in, and after each save.
 */
export function watchGitHub(config: CmsConfig, onChange: () => void): void {
  const api = apiOf(config);
  const plain = window.fetch.bind(window);
  watchForConflicts();

  window.fetch = (target, init) => {
    const url = target instanceof Request ? target.url : String(target);
    if (!url.startsWith(`${api}/`)) return plain(target, init);
    const body = typeof init?.body === 'string' ? init.body : '';
    if (body.includes('createCommitOnBranch')) return saved(url, { ...init, body });
    return body.includes(FILE_AT_HEAD) ? needed(url, init) : read(url, init);
  };

  async function saved(url: string, init: RequestInit & { body: string }): Promise<Response> {
    await compareVersions(config, init.body);
    const response = await needed(url, init);
    onChange();
    return response;
  }

  /** What a save can't do without. */
  function needed(url: string, init?: RequestInit): Promise<Response> {
    return tryAgain(async () => {
      const { response, fault } = await answered(url, init, true);
      if (!fault) return response;
      throw fault.remedy === 'key' ? notSaved() : new PassingFailure(fault.message);
    });
  }

  /** The editor goes by the status of an answer, and shows the message of a failure. */
  async function read(url: string, init?: RequestInit): Promise<Response> {
    const opens = opening && hasStoredKey(new Headers(init?.headers));
    const { response, fault } = await (opens
      ? tryAgain(() => answered(url, init, true))
      : answered(url, init, false));
    opening &&= fault !== undefined;
    if (!inside && !fault && url.endsWith('/graphql')) {
      inside = true;
      onChange();
    }
    if (fault)
      return Response.json({ message: fault.message }, { status: Math.max(response.status, 400) });
    return url.includes('/git/trees/') ? withoutGuide(response) : response;
  }

  /** @param mayAsk whether the owner may be asked for another key. */
  async function answered(
    url: string,
    init: RequestInit | undefined,
    mayAsk: boolean,
  ): Promise<{ response: Response; fault: GitHubFault | undefined }> {
    const headers = withCurrentKey(new Headers(init?.headers));
    noteRequest(url, headers);
    const response = await plain(url, { ...init, headers }).catch(() => {
      throw new PassingFailure(NO_NETWORK);
    });
    const fault = githubFault(response.status, await jsonOf(response));
    if (fault?.remedy !== 'key' || !mayAsk) return { response, fault };
    if (!(await askForKey(headers, fault.message))) return { response, fault };
    if (opening) {
      // The editor takes up the new key, and there is nothing to lose yet; going on, it would keep the old one.
      location.reload();
      await new Promise(() => undefined);
    }
    return answered(url, init, mayAsk);
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response
    .clone()
    .json()
    .catch(() => undefined);
}

/** The files of a repository (https://docs.github.com/rest/git/trees). */
const files = z.looseObject({ tree: z.array(z.looseObject({ path: z.string() })) });

/** The list of the files of a repository, without the owner's guides: they are nothing to choose. */
export async function withoutGuide(response: Response): Promise<Response> {
  const { tree, ...rest } = files.parse(await response.json());
  return Response.json({ ...rest, tree: tree.filter(({ path }) => !isGuide(path)) });
}
