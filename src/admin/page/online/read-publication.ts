import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import { publicationState, type PublicationState } from '../../deployment/state.ts';
import { STATE_BRANCH, STATE_FILE } from '../../deployment/state-file.ts';
import { askGitHub, branchOf } from './ask-github.ts';

/** How publishing stands, and the last commit (https://docs.github.com/graphql/reference/objects#commit). */
const PUBLICATION = `query Publication($owner: String!, $name: String!, $head: String!, $state: String!) {
  repository(owner: $owner, name: $name) {
    head: object(expression: $head) { ... on Commit { oid committedDate } }
    state: object(expression: $state) { ... on Blob { text } }
  }
}`;

const answer = z.object({
  repository: z.object({
    head: z.object({ oid: z.string(), committedDate: z.string() }),
    state: z.nullable(z.object({ text: z.string() })),
  }),
});

/**
 * How publishing stands.
 *
 * @returns the last commit, and the state: nothing before the first publication.
 * @throws Error when GitHub can't be asked.
 */
export async function readPublication(
  config: CmsConfig,
): Promise<{ head: { commit: string; at: string }; state: PublicationState | undefined }> {
  const variables = { head: branchOf(config), state: `${STATE_BRANCH}:${STATE_FILE}` };
  const { repository } = answer.parse(await askGitHub(config, PUBLICATION, variables));
  const { head, state } = repository;
  return {
    head: { commit: head.oid, at: head.committedDate },
    state: state ? publicationState.parse(JSON.parse(state.text)) : undefined,
  };
}
