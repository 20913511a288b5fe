import type { PublicationState } from '../../desk/publication/state.ts';
import { STATE_BRANCH, STATE_FILE } from '../../desk/publication/state-file.ts';
import { git, succeeds } from './git.ts';

const REMOTE = 'origin';
/** How publishing stands, as the branch says; empty when it says nothing yet. */
export function readState(): PublicationState {
  if (!succeeds(['fetch', '--quiet', '--depth=1', REMOTE, STATE_BRANCH])) return {};
  const state: unknown = JSON.parse(git(['show', `FETCH_HEAD:${STATE_FILE}`]));
  return isState(state) ? state : {};
}

/** Makes the branch one commit with the state in it: it needs no past. */
export function writeState(state: PublicationState): void {
  const blob = git(['hash-object', '-w', '--stdin'], `${JSON.stringify(state, undefined, 2)}\n`);
  const tree = git(['mktree'], `100644 blob ${blob}\t${STATE_FILE}\n`);
  const commit = git(['commit-tree', tree, '-m', 'How publishing stands']);
  git(['push', '--quiet', '--force', REMOTE, `${commit}:refs/heads/${STATE_BRANCH}`]);
}

/** Nobody else writes there. */
function isState(value: unknown): value is PublicationState {
  return typeof value === 'object' && value !== null;
}
