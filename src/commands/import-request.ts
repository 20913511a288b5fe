/**
 * Steps of the import workflow: imports the pages behind the links that the owner has pasted in the online editor into the
 * content of this checkout, articles and videos as drafts, LinkedIn posts as publications. Writes the progress, link by
 * link, to a branch that the editor reads.
 *
 * Usage: node src/commands/import-request.ts take   (REQUEST: « id » and « links », in JSON)
 *        node src/commands/import-request.ts end <success | failure>   once the drafts are committed, or could not be
 */
import { z } from 'zod';
import { contentRoot } from '../content/environment.server.ts';
import {
  IMPORT_PROGRESS_BRANCH,
  IMPORT_PROGRESS_FILE,
  importStateSchema,
  type ImportState,
} from '../admin/workflows/import-state.ts';
import { extractLinks } from '../importer/extract-links.ts';
import { importLinks } from '../importer/import-links.ts';
import { readSingleFileBranch, writeSingleFileBranch } from './deployment/git.ts';

const DRAFTS_NOT_SAVED = 'les brouillons n’ont pas pu être enregistrés ; recommencez plus tard';

const requestSchema = z.object({ id: z.string(), links: z.string() });

const [action, outcome] = process.argv.slice(2);

if (action === 'take') await importRequestedLinks();
else markEnded();

async function importRequestedLinks(): Promise<void> {
  const { id, links } = requestSchema.parse(JSON.parse(process.env['REQUEST'] ?? '{}'));
  const state: ImportState = { id, total: 0, lines: [], ended: false };
  try {
    for await (const line of importLinks(extractLinks(links), contentRoot())) {
      if ('total' in line) state.total = line.total;
      else state.lines.push(line);
      writeState(state);
    }
  } catch (error) {
    state.lines.push({ link: '', outcome: error instanceof Error ? error.message : String(error) });
    writeState(state);
  }
}

function markEnded(): void {
  const state = importStateSchema.parse(
    readSingleFileBranch(IMPORT_PROGRESS_BRANCH, IMPORT_PROGRESS_FILE),
  );
  if (outcome !== 'success') state.lines.push({ link: '', outcome: DRAFTS_NOT_SAVED });
  writeState({ ...state, ended: true });
}

function writeState(state: ImportState): void {
  writeSingleFileBranch(IMPORT_PROGRESS_BRANCH, IMPORT_PROGRESS_FILE, state);
}
