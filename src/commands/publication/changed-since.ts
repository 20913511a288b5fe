import { git, succeeds } from './git.ts';

/**
 * The paths that differ between a commit and the one that is checked out.
 *
 * @param commit the one that is published; nothing when none is.
 * @returns nothing when the commit isn't known here: nobody can say what has changed.
 */
export function changedSince(commit: string | undefined): string[] | undefined {
  if (commit === undefined || !succeeds(['cat-file', '-e', `${commit}^{commit}`])) return undefined;
  const paths = git(['diff', '--name-only', '--no-renames', '-z', commit, 'HEAD']);
  return paths.split('\0').filter((path) => path !== '');
}
