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

/** Who commits. */
const COMMITTER_OPTIONS = [
  '-c',
  'user.name=github-actions[bot]',
  '-c',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
];

/** The commit that is checked out. */
export const headCommit = (): string => git(['rev-parse', 'HEAD']);

/** Whether a command of Git succeeds. */
export function gitSucceeds(args: readonly string[]): boolean {
  try {
    git(args);
    return true;
  } catch {
    return false;
  }
}

const REMOTE = 'origin';

/** What the one file of a branch holds, from JSON; nothing when there is no such branch yet. */
export function readSingleFileBranch(branch: string, file: string): unknown {
  if (!gitSucceeds(['fetch', '--quiet', '--depth=1', REMOTE, branch])) return undefined;
  const value: unknown = JSON.parse(git(['show', `FETCH_HEAD:${file}`]));
  return value;
}

/** Makes a branch one commit with one file in it: it needs no past. */
export function writeSingleFileBranch(branch: string, file: string, value: unknown): void {
  const blob = git(['hash-object', '-w', '--stdin'], `${JSON.stringify(value, undefined, 2)}\n`);
  const tree = git(['mktree'], `100644 blob ${blob}\t${file}\n`);
  const commit = git(['commit-tree', tree, '-m', file]);
  git(['push', '--quiet', '--force', REMOTE, `${commit}:refs/heads/${branch}`]);
}
