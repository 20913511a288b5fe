import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import {
  IMPORT_BRANCH,
  IMPORT_EVENT,
  IMPORT_FILE,
  importState,
  type ImportLine,
  type ImportState,
} from '../../import/import-line.ts';
import { askGitHub, dispatchEvent } from './ask-github.ts';

/** How often is asked how it stands, in milliseconds. */
const INTERVAL = 5000;

/** How long it may take to begin, in milliseconds: a machine is started, and packages are installed. */
const TO_BEGIN = 600_000;

const STATE = `query Import($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) { ... on Blob { text } }
  }
}`;

const answer = z.object({
  repository: z.object({ object: z.nullable(z.object({ text: z.string() })) }),
});

/**
 * Lets GitHub take links into the content of the repository.
 *
 * @throws Error in French when it doesn't.
 */
export async function takeLinksThere(
  config: CmsConfig,
  links: string,
  onLine: (lines: number, total: number) => void,
): Promise<ImportLine[]> {
  const id = crypto.randomUUID();
  await dispatchEvent(config, IMPORT_EVENT, { id, links });
  const asked = Date.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    const state = await currentState(config).catch(() => undefined);
    if (state?.id === id) {
      onLine(state.lines.length, state.total);
      if (state.ended) return state.lines;
    } else if (Date.now() - asked > TO_BEGIN)
      throw new Error('L’import n’a pas commencé. Demandez à qui a installé le site.');
  }
}

async function currentState(config: CmsConfig): Promise<ImportState | undefined> {
  const variables = { expression: `${IMPORT_BRANCH}:${IMPORT_FILE}` };
  const { object } = answer.parse(await askGitHub(config, STATE, variables)).repository;
  return object === null ? undefined : importState.parse(JSON.parse(object.text));
}
