import type { PublicationState } from '../../admin/deployment/state.ts';
import { STATE_BRANCH, STATE_FILE } from '../../admin/deployment/state-file.ts';
import { readLoneFile, writeLoneFile } from './lone-file.ts';

/** How publishing stands, as the branch says; empty when it says nothing yet. */
export function readState(): PublicationState {
  const state = readLoneFile(STATE_BRANCH, STATE_FILE);
  return isState(state) ? state : {};
}

export function writeState(state: PublicationState): void {
  writeLoneFile(STATE_BRANCH, STATE_FILE, state);
}

/** Nobody else writes there. */
function isState(value: unknown): value is PublicationState {
  return typeof value === 'object' && value !== null;
}
