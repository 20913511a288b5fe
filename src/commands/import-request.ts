/**
 * Takes the links that the owner has pasted in her online desk into the content of this checkout, and writes to a branch
 * how it stands, line by line, for the desk.
 *
 * Usage: node src/commands/import-request.ts take   (REQUEST: « id » and « links », in JSON)
 *        node src/commands/import-request.ts end <success | failure>   once the drafts are kept, or couldn't be
 */
import { z } from 'zod';
import { contentRoot } from '../content/environment.server.ts';
import {
  IMPORT_BRANCH,
  IMPORT_FILE,
  importState,
  type ImportState,
} from '../admin/workflows/import-state.ts';
import { takeLinks } from '../importer/import-all.ts';
import { readLoneFile, writeLoneFile } from './deployment/git.ts';

const LOST = 'les brouillons n’ont pas pu être enregistrés ; recommencez plus tard';

const request = z.object({ id: z.string(), links: z.string() });

const [action, outcome] = process.argv.slice(2);

if (action === 'take') await take();
else end();

async function take(): Promise<void> {
  const { id, links } = request.parse(JSON.parse(process.env['REQUEST'] ?? '{}'));
  const state: ImportState = { id, total: 0, lines: [], ended: false };
  try {
    for await (const line of takeLinks(links, contentRoot())) {
      if ('total' in line) state.total = line.total;
      else state.lines.push(line);
      write(state);
    }
  } catch (error) {
    state.lines.push({ link: '', outcome: error instanceof Error ? error.message : String(error) });
    write(state);
  }
}

function end(): void {
  const state = importState.parse(readLoneFile(IMPORT_BRANCH, IMPORT_FILE));
  if (outcome !== 'success') state.lines.push({ link: '', outcome: LOST });
  write({ ...state, ended: true });
}

function write(state: ImportState): void {
  writeLoneFile(IMPORT_BRANCH, IMPORT_FILE, state);
}
