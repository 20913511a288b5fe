import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import { askGitHub, branchOf } from './ask-github.ts';

/** What asks for the texts of a folder (https://docs.github.com/graphql/reference/objects#tree). */
const QUERY = `query FilesAtHead($owner: String!, $name: String!, $expression: String!) {
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

const answer = z.object({
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
  const { object } = answer.parse(await askGitHub(config, QUERY, variables)).repository;
  return new Map(object?.entries.map(({ path, object: file }) => [path, file?.text ?? '']));
}
