import { z } from 'zod/mini';
import editorTexts from '../../config/editor-words.json' with { type: 'json' };
import { confirmOverwrite } from '../confirm-overwrite.ts';
import { notSavedError } from '../retry.ts';
import { fetchFileAtHead } from './files-at-head.ts';

/** Label of the button that the editor shows when a text was changed elsewhere. */
const COMPARE_BUTTON_LABEL = editorTexts['save_conflict.save_anyway'];

const commitRequest = z.object({
  variables: z.object({
    input: z.object({
      fileChanges: z.object({
        additions: z.array(z.object({ path: z.string(), contents: z.string() })),
      }),
    }),
  }),
});

let isComparisonRequested = false;

/** Watches for a click on that button: both versions are compared before the next save. */
export function watchCompareButton(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      isComparisonRequested ||= button?.textContent.trim() === COMPARE_BUTTON_LABEL;
    },
    true,
  );
}

/**
 * Asks the owner to confirm a save that replaces texts changed by somebody else, and shows how each differs from hers. Asks
 * only if she chose « compare » when the editor told her of the conflict.
 *
 * @param body of the request that saves.
 * @throws Error in French when she doesn't want to overwrite the stored text.
 */
export async function confirmConflictingSave(body: string): Promise<void> {
  if (!isComparisonRequested) return;
  isComparisonRequested = false;
  for (const { path, contents } of commitRequest.parse(JSON.parse(body)).variables.input.fileChanges
    .additions) {
    if (!/\.(md|json)$/.test(path)) continue;
    const storedText = await fetchFileAtHead(path);
    const ownText = await (await fetch(`data:;base64,${contents}`)).text();
    if (!(await confirmOverwrite(storedText, ownText))) throw notSavedError();
  }
}
