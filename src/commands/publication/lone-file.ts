import { git, succeeds } from './git.ts';

const REMOTE = 'origin';

/** What the one file of a branch holds, from JSON; nothing when there is no such branch yet. */
export function readLoneFile(branch: string, file: string): unknown {
  if (!succeeds(['fetch', '--quiet', '--depth=1', REMOTE, branch])) return undefined;
  const value: unknown = JSON.parse(git(['show', `FETCH_HEAD:${file}`]));
  return value;
}

/** Makes a branch one commit with one file in it: it needs no past. */
export function writeLoneFile(branch: string, file: string, value: unknown): void {
  const blob = git(['hash-object', '-w', '--stdin'], `${JSON.stringify(value, undefined, 2)}\n`);
  const tree = git(['mktree'], `100644 blob ${blob}\t${file}\n`);
  const commit = git(['commit-tree', tree, '-m', file]);
  git(['push', '--quiet', '--force', REMOTE, `${commit}:refs/heads/${branch}`]);
}
