import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import { GITHUB_API } from '../../config/repository.ts';

const graphqlResponse = z.object({ data: z.unknown() });
const errorBody = z.object({ message: z.string() });

/** URL and headers of the editor's last request to the GraphQL API. */
let lastRequest: { url: string; headers: Headers } | undefined;

/** Remembers a request of the editor to the GraphQL API: the admin's own requests use its URL and access key. */
export function rememberRequest(url: string, headers: Headers): void {
  if (url.endsWith('/graphql')) lastRequest = { url, headers };
}

/** Returns the last four characters of the current access key, which are enough to recognise another key. */
export function accessKeySuffix(): string {
  return lastRequest?.headers.get('authorization')?.slice(-4) ?? '';
}

export function apiOrigin({ backend }: CmsConfig): string {
  return 'api_root' in backend && backend.api_root ? backend.api_root : GITHUB_API;
}

/** Returns the name of the repository that the admin saves to: « account/name ». */
export function repositoryName({ backend }: CmsConfig): string {
  return 'repo' in backend ? backend.repo : '';
}

export function branchName({ backend }: CmsConfig): string {
  return ('branch' in backend && backend.branch) || 'main';
}

/**
 * Sends a query to GitHub's GraphQL API.
 *
 * @param query may use the variables « owner » and « name » of the repository.
 * @param variables other variables of the query.
 * @returns the data of the response.
 * @throws Error in French when GitHub rejects the request, and another Error when it can't be sent.
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
 * Sends a GET request to GitHub's REST API.
 *
 * @param path below that of the repository.
 * @param accept media type of the response.
 * @throws Error in French when GitHub rejects the request, and another Error when it can't be sent.
 */
export async function fetchFromGitHub(
  config: CmsConfig,
  path: string,
  accept = 'application/vnd.github+json',
): Promise<Response> {
  return requestRestApi(config, path, { accept });
}

/**
 * Starts a workflow on GitHub (https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event).
 *
 * @throws Error in French when GitHub rejects the request, and another Error when it can't be sent.
 */
export async function dispatchGitHubEvent(
  config: CmsConfig,
  event: string,
  payload: Readonly<Record<string, string>>,
): Promise<void> {
  const body = JSON.stringify({ event_type: event, client_payload: payload });
  await requestRestApi(config, 'dispatches', {}, { method: 'POST', body });
}

async function requestRestApi(
  config: CmsConfig,
  path: string,
  headers: Record<string, string>,
  init: RequestInit = {},
): Promise<Response> {
  const authorization = requireLastRequest().headers.get('authorization') ?? '';
  const url = `${apiOrigin(config)}/repos/${repositoryName(config)}/${path}`;
  return checkResponse(await fetch(url, { ...init, headers: { authorization, ...headers } }));
}

function requireLastRequest(): { url: string; headers: Headers } {
  if (!lastRequest) throw new Error('The editor has not asked GitHub yet.');
  return lastRequest;
}

async function checkResponse(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(errorBody.parse(await response.json()).message);
  return response;
}
