import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';

/** The name of the query that a save begins with. */
export const FILE_AT_HEAD = 'query FileAtHead';

/** The text of a file (https://docs.github.com/graphql/reference/objects#blob). */
const TEXT = `${FILE_AT_HEAD}($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) { ... on Blob { text } }
  }
}`;

const answer = z.object({
  data: z.object({
    repository: z.object({ object: z.nullable(z.object({ text: z.nullable(z.string()) })) }),
  }),
});

/** Address and headers with which the editor has last asked GitHub's GraphQL API. */
let last: { url: string; headers: Headers } | undefined;

/** Notes how the editor asks: who asks for a file beside it does so in the same way. */
export function noteRequest(url: string, headers: Headers): void {
  if (url.endsWith('/graphql')) last = { url, headers };
}

/**
 * A file of the repository as it is now.
 *
 * @param path from the root of the repository.
 * @returns its text, empty for what is no text; nothing when there is none.
 * @throws Error when GitHub can't be asked.
 */
export async function fileAtHead(
  { backend }: CmsConfig,
  path: string,
): Promise<string | undefined> {
  if (!('repo' in backend) || !('branch' in backend) || !last)
    throw new Error('The editor has not asked GitHub yet.');
  const [owner, name] = backend.repo.split('/');
  const variables = { owner, name, expression: `${backend.branch ?? ''}:${path}` };
  const body = JSON.stringify({ query: TEXT, variables });
  const response = await fetch(last.url, { method: 'POST', headers: last.headers, body });
  const { object } = answer.parse(await response.json()).data.repository;
  return object === null ? undefined : (object.text ?? '');
}
