import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import {
  IMPORT_BRANCH,
  IMPORT_EVENT,
  IMPORT_FILE,
  importState,
  type ImportResult,
  type ImportState,
} from '../../workflows/import-state.ts';
import { queryGitHub, dispatchGitHubEvent } from './github-api.ts';

/** How often is asked how it stands, in milliseconds. */
const POLL_INTERVAL_MS = 5000;

/** How long it may take to begin, in milliseconds: a machine is started, and packages are installed. */
const START_TIMEOUT_MS = 600_000;

const IMPORT_STATE_QUERY = `query Import($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) { ... on Blob { text } }
  }
}`;

const importStateResponse = z.object({
  repository: z.object({ object: z.nullable(z.object({ text: z.string() })) }),
});

/**
 * Lets GitHub take links into the content of the repository.
 *
 * @throws Error in French when it doesn't.
 */
export async function importLinksOnGitHub(
  config: CmsConfig,
  links: string,
  onProgress: (lines: number, total: number) => void,
): Promise<ImportResult[]> {
  const id = crypto.randomUUID();
  await dispatchGitHubEvent(config, IMPORT_EVENT, { id, links });
  const requestedAt = Date.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    const state = await fetchImportState(config).catch(() => undefined);
    if (state?.id === id) {
      onProgress(state.lines.length, state.total);
      if (state.ended) return state.lines;
    } else if (Date.now() - requestedAt > START_TIMEOUT_MS)
      throw new Error('L’import n’a pas commencé. Demandez à qui a installé le site.');
  }
}

async function fetchImportState(config: CmsConfig): Promise<ImportState | undefined> {
  const variables = { expression: `${IMPORT_BRANCH}:${IMPORT_FILE}` };
  const { object } = importStateResponse.parse(
    await queryGitHub(config, IMPORT_STATE_QUERY, variables),
  ).repository;
  return object === null ? undefined : importState.parse(JSON.parse(object.text));
}
