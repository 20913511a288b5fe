import { z } from 'zod/mini';
import { readRepository } from '../page-config.ts';
import { queryGitHub } from './github-api.ts';

/** Name of the query that a save begins with: the owner is asked what to do when it fails (github-requests.ts). */
export const SAVE_QUERY_NAME = 'query FileAtHead';

/** Name of a query that, unlike that of a save, fails without asking the owner. */
export const BACKGROUND_QUERY_NAME = 'query NamedFile';

/** Query for the text of a file (https://docs.github.com/graphql/reference/objects#blob). */
const fileTextQuery = (
  name: string,
) => `${name}($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) { ... on Blob { text } }
  }
}`;

const fileResponse = z.object({
  repository: z.object({ object: z.nullable(z.object({ text: z.nullable(z.string()) })) }),
});

/**
 * Fetches the current text of a file on GitHub.
 *
 * @param path from the root of the repository.
 * @param queryName name of the GraphQL query.
 * @param branch that of the site by default.
 * @returns empty for a binary file; undefined when there is no such file.
 * @throws Error when the request fails.
 */
export async function fetchFileAtHead(
  path: string,
  queryName = SAVE_QUERY_NAME,
  branch = readRepository().branch,
): Promise<string | undefined> {
  const variables = { expression: `${branch}:${path}` };
  const { object } = fileResponse.parse(
    await queryGitHub(fileTextQuery(queryName), variables),
  ).repository;
  return object === null ? undefined : (object.text ?? '');
}

/** Query for the texts of a folder (https://docs.github.com/graphql/reference/objects#tree). */
const FOLDER_QUERY = `query FilesAtHead($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) {
      ... on Tree { entries { path object { ... on Blob { text } } } }
    }
  }
}`;

const folderEntry = z.object({
  path: z.string(),
  object: z.nullable(z.object({ text: z.optional(z.nullable(z.string())) })),
});

const folderResponse = z.object({
  repository: z.object({ object: z.nullable(z.object({ entries: z.array(folderEntry) })) }),
});

/**
 * Fetches the current texts of the files in a folder on GitHub.
 *
 * @param folder path from the root of the repository.
 * @returns texts by path; empty when there is no such folder.
 * @throws Error when the request fails.
 */
export async function fetchFolderAtHead(folder: string): Promise<ReadonlyMap<string, string>> {
  const variables = { expression: `${readRepository().branch}:${folder}` };
  const { object } = folderResponse.parse(await queryGitHub(FOLDER_QUERY, variables)).repository;
  return new Map(object?.entries.map(({ path, object: file }) => [path, file?.text ?? '']));
}
