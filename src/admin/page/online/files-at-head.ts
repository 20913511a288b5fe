import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import { queryGitHub, branchName } from './github-api.ts';

/** The name of the query that a save begins with. */
export const SAVE_QUERY_NAME = 'query FileAtHead';

/** What asks for the text of a file (https://docs.github.com/graphql/reference/objects#blob). */
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
 * A file of the repository as it is now.
 *
 * @param path from the root of the repository.
 * @param queryName its name: the owner is asked about a failure of the one that a save begins with.
 * @returns its text, empty for what is no text; nothing when there is none.
 * @throws Error when GitHub can't be asked.
 */
export async function fetchFileAtHead(
  config: CmsConfig,
  path: string,
  queryName = SAVE_QUERY_NAME,
): Promise<string | undefined> {
  const variables = { expression: `${branchName(config)}:${path}` };
  const { object } = fileResponse.parse(
    await queryGitHub(config, fileTextQuery(queryName), variables),
  ).repository;
  return object === null ? undefined : (object.text ?? '');
}

/** What asks for the texts of a folder (https://docs.github.com/graphql/reference/objects#tree). */
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
 * The files of a folder of the repository as they are now.
 *
 * @param folder path from the root of the repository.
 * @returns their texts by their paths; none when there is no such folder.
 * @throws Error when GitHub can't be asked.
 */
export async function fetchFolderAtHead(
  config: CmsConfig,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const variables = { expression: `${branchName(config)}:${folder}` };
  const { object } = folderResponse.parse(
    await queryGitHub(config, FOLDER_QUERY, variables),
  ).repository;
  return new Map(object?.entries.map(({ path, object: file }) => [path, file?.text ?? '']));
}
