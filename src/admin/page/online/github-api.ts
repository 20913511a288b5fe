import { z } from 'zod/mini';
import { readRepositoryConfig } from '../page-config.ts';

const graphqlResponse = z.object({ data: z.unknown() });
const errorBody = z.object({ message: z.string() });

/** URL and headers of the editor's last request to the GraphQL API. */
let lastRequest: { url: string; headers: Headers } | undefined;

/** Remembers a request of the editor to the GraphQL API: the admin's own requests use its URL and access token. */
export function rememberRequest(url: string, headers: Headers): void {
  if (url.endsWith('/graphql')) lastRequest = { url, headers };
}

/** Returns the last four characters of the current access token, which are enough to recognise another one. */
export function accessTokenSuffix(): string {
  return lastRequest?.headers.get('authorization')?.slice(-4) ?? '';
}

/**
 * Sends a query to GitHub's GraphQL API.
 *
 * @param query may use the variables « owner » and « name » of the repository.
 * @param variables other variables of the query.
 * @returns the data of the response.
 * @throws Error in French when GitHub rejects the request; the browser's own error when it can't be sent.
 */
export async function queryGitHub(
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { url, headers } = requireLastRequest();
  const [owner, name] = readRepositoryConfig().name.split('/');
  const body = JSON.stringify({ query, variables: { owner, name, ...variables } });
  const response = await sendRequest(url, { method: 'POST', headers, body });
  return graphqlResponse.parse(await response.json()).data;
}

/**
 * Sends a request to GitHub's REST API.
 *
 * @param path of the endpoint, below « /repos/<owner>/<name>/ ».
 * @param body of a POST request; without one it is a GET request.
 * @throws Error in French when GitHub rejects the request, and another Error when it can't be sent.
 */
export function requestGitHub(path: string, body?: unknown): Promise<Response> {
  const { name, api } = readRepositoryConfig();
  const authorization = requireLastRequest().headers.get('authorization') ?? '';
  const headers = { authorization, accept: 'application/vnd.github+json' };
  const post = { method: 'POST', body: JSON.stringify(body) };
  return sendRequest(`${api}/repos/${name}/${path}`, { headers, ...(body !== undefined && post) });
}

/** Schema of a list of commits (https://docs.github.com/rest/commits/commits#list-commits). */
const commitsResponse = z.array(
  z.object({
    sha: z.string(),
    parents: z.array(z.object({ sha: z.string() })),
    commit: z.object({ message: z.string(), committer: z.object({ date: z.string() }) }),
  }),
);

export type Commit = z.infer<typeof commitsResponse>[number];

/**
 * Fetches the last commits of the branch in which the admin saves, the newest first.
 *
 * @param search query parameters of the request besides the branch.
 */
export async function fetchCommits(search: Record<string, string>): Promise<Commit[]> {
  const query = new URLSearchParams({ sha: readRepositoryConfig().branch, ...search });
  const response = await requestGitHub(`commits?${query.toString()}`);
  return commitsResponse.parse(await response.json());
}

/** Fetches the last commit of the branch in which the admin saves. */
export async function fetchHead(): Promise<Commit> {
  const [head] = await fetchCommits({ per_page: '1' });
  if (!head) throw new Error('The repository has no commit.');
  return head;
}

/** Schema of GitHub's list of all files of a commit (https://docs.github.com/rest/git/trees#get-a-tree). */
const treeResponse = z.object({
  tree: z.array(z.object({ path: z.string(), sha: z.string(), type: z.string() })),
});

/** Fetches the Git hash of each file in a commit, by path. The owner's guides are left out (github-requests.ts). */
export async function fetchBlobHashes({ sha }: Commit): Promise<Map<string, string>> {
  const response = await requestGitHub(`git/trees/${sha}?recursive=1`);
  const { tree } = treeResponse.parse(await response.json());
  const blobs = tree.filter(({ type }) => type === 'blob');
  return new Map(blobs.map((blob) => [blob.path, blob.sha]));
}

async function sendRequest(url: string, init: RequestInit): Promise<Response> {
  // GitHub lets a browser keep what it answered for a minute.
  const response = await fetch(url, { ...init, cache: 'no-cache' });
  if (!response.ok) throw new Error(errorBody.parse(await response.json()).message);
  return response;
}

function requireLastRequest(): { url: string; headers: Headers } {
  if (!lastRequest) throw new Error('The editor has not asked GitHub yet.');
  return lastRequest;
}
