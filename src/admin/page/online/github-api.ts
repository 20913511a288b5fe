import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import { GITHUB_API } from '../../config/repository.ts';

const graphqlResponse = z.object({ data: z.unknown() });
const errorBody = z.object({ message: z.string() });

/** Address and headers with which the editor has last asked GitHub's GraphQL API. */
let lastRequest: { url: string; headers: Headers } | undefined;

/** Notes how the editor asks: who asks beside it does so in the same way. */
export function rememberRequest(url: string, headers: Headers): void {
  if (url.endsWith('/graphql')) lastRequest = { url, headers };
}

/** The last characters of the access key that is good now, by which another one is known. */
export function accessKeySuffix(): string {
  return lastRequest?.headers.get('authorization')?.slice(-4) ?? '';
}

/** Origin of the API. */
export function apiOrigin({ backend }: CmsConfig): string {
  return 'api_root' in backend && backend.api_root ? backend.api_root : GITHUB_API;
}

/** The repository that the desk saves to: « account/name ». */
export function repositoryName({ backend }: CmsConfig): string {
  return 'repo' in backend ? backend.repo : '';
}

/** The branch that the desk saves to. */
export function branchName({ backend }: CmsConfig): string {
  return ('branch' in backend && backend.branch) || 'main';
}

/**
 * Asks GitHub's GraphQL API.
 *
 * @param query which may name the repository by its variables « owner » and « name ».
 * @param variables its others.
 * @returns the data of the answer.
 * @throws Error in French when GitHub refuses, and another one when it can't be asked.
 */
export async function queryGitHub(
  config: CmsConfig,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { url, headers } = requireLastRequest();
  const [owner, name] = repositoryName(config).split('/');
  const body = JSON.stringify({ query, variables: { owner, name, ...variables } });
  const response = await checkResponse(await fetch(url, { method: 'POST', headers, body }));
  return graphqlResponse.parse(await response.json()).data;
}

/**
 * Reads from GitHub's REST API.
 *
 * @param path below the repository.
 * @param accept media type that is wanted.
 * @throws Error in French when GitHub refuses, and another one when it can't be asked.
 */
export async function fetchFromGitHub(
  config: CmsConfig,
  path: string,
  accept = 'application/vnd.github+json',
): Promise<Response> {
  const headers = {
    authorization: requireLastRequest().headers.get('authorization') ?? '',
    accept,
  };
  return checkResponse(
    await fetch(`${apiOrigin(config)}/repos/${repositoryName(config)}/${path}`, { headers }),
  );
}

/**
 * Asks GitHub to start a workflow (https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event).
 *
 * @throws Error in French when GitHub refuses, and another one when it can't be asked.
 */
export async function dispatchGitHubEvent(
  config: CmsConfig,
  event: string,
  payload: Readonly<Record<string, string>>,
): Promise<void> {
  const headers = { authorization: requireLastRequest().headers.get('authorization') ?? '' };
  const body = JSON.stringify({ event_type: event, client_payload: payload });
  const url = `${apiOrigin(config)}/repos/${repositoryName(config)}/dispatches`;
  await checkResponse(await fetch(url, { method: 'POST', headers, body }));
}

function requireLastRequest(): { url: string; headers: Headers } {
  if (!lastRequest) throw new Error('The editor has not asked GitHub yet.');
  return lastRequest;
}

async function checkResponse(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(errorBody.parse(await response.json()).message);
  return response;
}
