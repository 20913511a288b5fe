import { git, gitSucceeds } from './git.ts';

/**
 * The paths that differ between a commit and the one that is checked out.
 *
 * @param commit the one that is published; nothing when none is.
 * @returns nothing when the commit isn't known here: nobody can say what has changed.
 */
export function changedPathsSince(commit: string | undefined): string[] | undefined {
  if (commit === undefined || !gitSucceeds(['cat-file', '-e', `${commit}^{commit}`]))
    return undefined;
  const paths = git(['diff', '--name-only', '--no-renames', '-z', commit, 'HEAD']);
  return paths.split('\0').filter((path) => path !== '');
}

/** What a publication needs: nothing, the check of the content, or every test. */
type DeploymentKind = 'nothing' | 'content' | 'code';

/**
 * What a publication needs.
 *
 * @param changedPaths paths that differ from what is published, so that a change of code that was refused is never carried
 * out untested by a later change of content; nothing when that isn't known.
 * @param isForced whether the site is to be built again in any case: each morning, and when somebody asks for it.
 */
export function deploymentKind(
  changedPaths: readonly string[] | undefined,
  isForced: boolean,
): DeploymentKind {
  if (changedPaths?.every((path) => path.startsWith('content/')) !== true) return 'code';
  return changedPaths.length > 0 || isForced ? 'content' : 'nothing';
}
