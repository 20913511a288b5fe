import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';

const answer = z.object({ data: z.unknown() });
const refusal = z.object({ message: z.string() });

/** Address and headers with which the editor has last asked GitHub's GraphQL API. */
let last: { url: string; headers: Headers } | undefined;

/** Notes how the editor asks: who asks beside it does so in the same way. */
export function noteRequest(url: string, headers: Headers): void {
  if (url.endsWith('/graphql')) last = { url, headers };
}

/** The branch that the desk saves to. */
export function branchOf({ backend }: CmsConfig): string {
  return ('branch' in backend && backend.branch) || 'main';
}

/**
 * Asks GitHub's GraphQL API.
 *
 * @param query which names the repository by its variables « owner » and « name ».
 * @param variables its others.
 * @returns the data of the answer.
 * @throws Error in French when GitHub refuses, and another one when it can't be asked.
 */
export async function askGitHub(
  { backend }: CmsConfig,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (!('repo' in backend) || !last) throw new Error('The editor has not asked GitHub yet.');
  const [owner, name] = backend.repo.split('/');
  const body = JSON.stringify({ query, variables: { owner, name, ...variables } });
  const response = await fetch(last.url, { method: 'POST', headers: last.headers, body });
  const said: unknown = await response.json();
  if (!response.ok) throw new Error(refusal.parse(said).message);
  return answer.parse(said).data;
}
