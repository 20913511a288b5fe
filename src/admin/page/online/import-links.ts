import {
  IMPORT_PROGRESS_BRANCH,
  IMPORT_EVENT,
  IMPORT_PROGRESS_FILE,
  importStateSchema,
  type ImportResult,
  type ImportState,
} from '../../workflows/import-state.ts';
import { fetchFileAtHead } from './files-at-head.ts';
import { requestGitHub } from './github-api.ts';

/** Interval between requests for the progress. */
const POLL_INTERVAL_MS = 5000;

/** How long the workflow may take to start: GitHub starts a machine and installs packages. */
const START_TIMEOUT_MS = 600_000;

/**
 * Imports the pages behind the pasted links, by a workflow on GitHub that commits them to the repository.
 *
 * @param onProgress receives how many links are done, of how many.
 * @throws Error in French when the import doesn't start.
 */
export async function importLinksOnGitHub(
  links: string,
  onProgress: (done: number, total: number) => void,
): Promise<ImportResult[]> {
  const id = crypto.randomUUID();
  await requestGitHub('dispatches', { event_type: IMPORT_EVENT, client_payload: { id, links } });
  const requestedAt = Date.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    const state = await fetchImportState().catch(() => undefined);
    if (state?.id === id) {
      onProgress(state.lines.length, state.total);
      if (state.ended) return state.lines;
    } else if (Date.now() - requestedAt > START_TIMEOUT_MS)
      throw new Error('L’import n’a pas commencé. Demandez à qui a installé le site.');
  }
}

async function fetchImportState(): Promise<ImportState | undefined> {
  const text = await fetchFileAtHead(IMPORT_PROGRESS_FILE, 'query Import', IMPORT_PROGRESS_BRANCH);
  return text === undefined ? undefined : importStateSchema.parse(JSON.parse(text));
}
