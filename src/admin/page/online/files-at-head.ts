import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import { askGitHub, branchOf } from './ask-github.ts';

/** The name of the query that a save begins with. */
export const FILE_AT_HEAD = 'query FileAtHead';

/** What asks for the text of a file (https://docs.github.com/graphql/reference/objects#blob). */
const textQuery = (
  name: string,
) => `${name}($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) { ... on Blob { text } }
  }
}`;

const fileAnswer = z.object({
  repository: z.object({ object: z.nullable(z.object({ text: z.nullable(z.string()) })) }),
});

/**
 * A file of the repository as it is now.
 *
 * @param path from the root of the repository.
 * @param query its name: the owner is asked about a failure of the one that a save begins with.
 * @returns its text, empty for what is no text; nothing when there is none.
 * @throws Error when GitHub can't be asked.
 */
export async function fileAtHead(
  config: CmsConfig,
  path: string,
  query = FILE_AT_HEAD,
): Promise<string | undefined> {
  const variables = { expression: `${branchOf(config)}:${path}` };
  const { object } = fileAnswer.parse(
    await askGitHub(config, textQuery(query), variables),
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

const entry = z.object({
  path: z.string(),
  object: z.nullable(z.object({ text: z.optional(z.nullable(z.string())) })),
});

const folderAnswer = z.object({
  repository: z.object({ object: z.nullable(z.object({ entries: z.array(entry) })) }),
});

/**
 * The files of a folder of the repository as they are now.
 *
 * @param folder path from the root of the repository.
 * @returns their texts by their paths; none when there is no such folder.
 * @throws Error when GitHub can't be asked.
 */
export async function filesAtHead(
  config: CmsConfig,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const variables = { expression: `${branchOf(config)}:${folder}` };
  const { object } = folderAnswer.parse(
    await askGitHub(config, FOLDER_QUERY, variables),
  ).repository;
  return new Map(object?.entries.map(({ path, object: file }) => [path, file?.text ?? '']));
}
