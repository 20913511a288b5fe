/** Origin of the GitHub API that the admin uses, unless an environment variable of the build names another. */
export const GITHUB_API = 'https://api.github.com';

/** The repository in which the online admin saves. */
export interface Repository {
  /** « account/name » on GitHub. */
  name: string;
  branch: string;
  /** Origin of GitHub's API; `GITHUB_API` by default. */
  api?: string;
}

/** What the environment variables of a build say about the repository. */
interface BuildEnvironment {
  repository?: string | undefined;
  branch?: string | undefined;
}

/**
 * Determines the repository in which the online admin saves: from the content, or else from the build's environment.
 *
 * @param publishing field of `content/site.json`.
 * @returns undefined when neither names a repository.
 */
export function resolveRepository(
  publishing: { repository: string; branch: string } | undefined,
  { repository, branch }: BuildEnvironment,
): Repository | undefined {
  if (publishing) return { name: publishing.repository, branch: publishing.branch };
  return repository ? { name: repository, branch: branch || 'main' } : undefined;
}

/** File names of the owner's guides, which are in the content folder but aren't content of the site. */
const GUIDES = new Set(['LISEZ-MOI.md', 'MISE-EN-LIGNE.md']);

/**
 * Whether a file is one of the owner's guides.
 *
 * @param path path or name of the file.
 */
export function isOwnersGuide(path: string): boolean {
  return GUIDES.has(path.slice(path.lastIndexOf('/') + 1));
}
