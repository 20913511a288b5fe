import { git, gitSucceeds } from './git.ts';

/**
 * Lists the paths that differ between a commit and the checked-out one.
 *
 * @param commit the deployed one; undefined when none is.
 * @returns undefined when the commit is not in this clone, so that the changes are unknown.
 */
export function changedPathsSince(commit: string | undefined): string[] | undefined {
  if (commit === undefined || !gitSucceeds(['cat-file', '-e', `${commit}^{commit}`]))
    return undefined;
  const paths = git(['diff', '--name-only', '--no-renames', '-z', commit, 'HEAD']);
  return paths.split('\0').filter((path) => path !== '');
}

/** How much a deployment has to check: nothing, the content alone, or everything. */
type DeploymentKind = 'nothing' | 'content' | 'code';

/**
 * Decides how much a deployment has to check.
 *
 * @param changedPaths paths that differ from what is deployed, so that a change of code that was refused is never carried
 * out untested by a later change of content; undefined when unknown.
 * @param isForced whether to rebuild although nothing has changed: each morning, and on request.
 */
export function deploymentKind(
  changedPaths: readonly string[] | undefined,
  isForced: boolean,
): DeploymentKind {
  if (changedPaths?.every((path) => path.startsWith('content/')) !== true) return 'code';
  return changedPaths.length > 0 || isForced ? 'content' : 'nothing';
}
