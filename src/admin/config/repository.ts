import type { Repository } from './config.ts';

/** What the environment of a build says of its repository. */
interface Environment {
  repository?: string | undefined;
  branch?: string | undefined;
}

/**
 * Where the desk saves online: what the content says, or else what the environment says.
 *
 * @param publishing of `content/site.json`.
 * @returns nothing when neither names a repository.
 */
export function deskRepository(
  publishing: { repository: string; branch: string } | undefined,
  { repository, branch }: Environment,
): Repository | undefined {
  if (publishing) return { name: publishing.repository, branch: publishing.branch };
  return repository ? { name: repository, branch: branch || 'main' } : undefined;
}

/** Origin of the API that the desk saves through online, unless the build's environment names another. */
export const GITHUB_API = 'https://api.github.com';
