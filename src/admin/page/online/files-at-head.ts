import { z } from 'zod/mini';
import { readRepositoryConfig } from '../page-config.ts';
import { queryGitHub } from './github-api.ts';

/**
 * Name of the GraphQL query that reads a file for a save: when it fails, the owner is asked what to do (github-requests.ts).
 */
export const SAVE_QUERY_NAME = 'query FileAtHead';

/** Name of the GraphQL query that reads a file outside of a save: when it fails, the owner isn't asked what to do. */
export const BACKGROUND_GRAPHQL_QUERY = 'query NamedFile';

/**
 * Makes the GraphQL query for the text of a file, or for the texts of the files in a folder
 * (https://docs.github.com/graphql/reference/objects#tree).
 */
const makeFileTextsQuery = (
  name: string,
) => `${name}($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) {
      ... on Blob { text }
      ... on Tree { entries { path object { ... on Blob { text } } } }
    }
  }
}`;

/** Schema of a file in a GraphQL response; of a binary file, GitHub gives no text. */
const blob = z.object({ text: z.optional(z.nullable(z.string())) });

const tree = z.object({
  entries: z.array(z.object({ path: z.string(), object: z.nullable(blob) })),
});

const textsResponse = z.object({
  repository: z.object({ object: z.nullable(z.union([tree, blob])) }),
});

async function fetchObject(path: string, branch: string, queryName: string) {
  const variables = { expression: `${branch}:${path}` };
  const data = await queryGitHub(makeFileTextsQuery(queryName), variables);
  return textsResponse.parse(data).repository.object;
}

/**
 * Fetches the current text of a file on GitHub.
 *
 * @param path from the root of the repository.
 * @param queryName name of the GraphQL query.
 * @param branch by default the one in which the admin saves.
 * @returns empty for a binary file; undefined when there is no such file.
 * @throws Error when the request fails.
 */
export async function fetchFileAtHead(
  path: string,
  queryName = SAVE_QUERY_NAME,
  branch = readRepositoryConfig().branch,
): Promise<string | undefined> {
  const file = await fetchObject(path, branch, queryName);
  return file && 'text' in file ? (file.text ?? '') : undefined;
}

/**
 * Fetches the current texts of the files in a folder on GitHub.
 *
 * @param path from the root of the repository.
 * @returns texts by path; empty when there is no such folder.
 * @throws Error when the request fails.
 */
export async function fetchFolderAtHead(path: string): Promise<ReadonlyMap<string, string>> {
  const folder = await fetchObject(path, readRepositoryConfig().branch, 'query FilesAtHead');
  const entries = folder && 'entries' in folder ? folder.entries : [];
  return new Map(entries.map(({ path: file, object }) => [file, object?.text ?? '']));
}
