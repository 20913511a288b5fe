import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import words from '../../config/editor-words.json' with { type: 'json' };
import { prefersOwn } from '../choose-version.ts';
import { notSaved } from '../try-again.ts';
import { fileAtHead } from './files-at-head.ts';

/** What the editor's button says, when it has seen that a text was changed elsewhere. */
const SEE_BOTH = words['save_conflict.save_anyway'];

const saving = z.object({
  variables: z.object({
    input: z.object({
      fileChanges: z.object({
        additions: z.array(z.object({ path: z.string(), contents: z.string() })),
      }),
    }),
  }),
});

let asked = false;

/** Notes that the owner wants to see both versions of a text before she saves hers. */
export function watchForConflicts(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      asked ||= button?.textContent.trim() === SEE_BOTH;
    },
    true,
  );
}

/**
 * Shows in what the texts of a save differ from those that are there now, where the owner has asked for it.
 *
 * @param body of the request that saves.
 * @throws Error in French when she doesn't want hers to stay.
 */
export async function compareVersions(config: CmsConfig, body: string): Promise<void> {
  if (!asked) return;
  asked = false;
  for (const { path, contents } of saving.parse(JSON.parse(body)).variables.input.fileChanges
    .additions) {
    if (!/\.(md|json)$/.test(path)) continue;
    const theirs = await fileAtHead(config, path);
    if (!(await prefersOwn(theirs, decoded(contents)))) throw notSaved();
  }
}

function decoded(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)));
}
