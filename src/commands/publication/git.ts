import { execFileSync } from 'node:child_process';

/**
 * Runs Git in the folder of the project.
 *
 * @returns what it prints.
 * @throws Error when it fails.
 */
export function git(words: readonly string[], input = ''): string {
  const printed = execFileSync('git', [...WORKFLOW, ...words], {
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return printed.toString('utf8').trim();
}

/** Who commits. */
const WORKFLOW = [
  '-c',
  'user.name=github-actions[bot]',
  '-c',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
];

/** The commit that is checked out. */
export const headCommit = (): string => git(['rev-parse', 'HEAD']);

/** Whether a command of Git succeeds. */
export function succeeds(words: readonly string[]): boolean {
  try {
    git(words);
    return true;
  } catch {
    return false;
  }
}
