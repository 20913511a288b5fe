import { execFileSync } from 'node:child_process';

/**
 * Runs Git in the folder of the project.
 *
 * @returns what it prints.
 * @throws Error when it fails.
 */
export function git(args: readonly string[], input = ''): string {
  const printed = execFileSync('git', [...COMMITTER_OPTIONS, ...args], {
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return printed.toString('utf8').trim();
}

/** Git options that name the author of commits. */
const COMMITTER_OPTIONS = [
  '-c',
  'user.name=github-actions[bot]',
  '-c',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
];

/** Returns the hash of the commit that is checked out. */
export const headCommit = (): string => git(['rev-parse', 'HEAD']);

export function gitSucceeds(args: readonly string[]): boolean {
  try {
    git(args);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lists the paths that differ between a commit and the checked-out one.
 *
 * @param commit the deployed one; undefined when none is.
 * @returns undefined when the changes are unknown: without a commit, or when this clone doesn't have it.
 */
export function changedPathsSince(commit: string | undefined): string[] | undefined {
  if (commit === undefined || !gitSucceeds(['cat-file', '-e', `${commit}^{commit}`]))
    return undefined;
  const paths = git(['diff', '--name-only', '--no-renames', '-z', commit, 'HEAD']);
  return paths.split('\0').filter((path) => path !== '');
}

const REMOTE = 'origin';

/** Fetches a branch that holds a single JSON file and returns its parsed content; undefined when there is no such branch. */
export function readSingleFileBranch(branch: string, file: string): unknown {
  if (!gitSucceeds(['fetch', '--quiet', '--depth=1', REMOTE, branch])) return undefined;
  const value: unknown = JSON.parse(git(['show', `FETCH_HEAD:${file}`]));
  return value;
}

/** Force-pushes a branch of one commit that holds a single JSON file: its history is not needed. */
export function writeSingleFileBranch(branch: string, file: string, value: unknown): void {
  const blob = git(['hash-object', '-w', '--stdin'], `${JSON.stringify(value, undefined, 2)}\n`);
  const tree = git(['mktree'], `100644 blob ${blob}\t${file}\n`);
  const commit = git(['commit-tree', tree, '-m', file]);
  git(['push', '--quiet', '--force', REMOTE, `${commit}:refs/heads/${branch}`]);
}
