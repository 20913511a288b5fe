import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveRepository } from '../../../admin/config/repository.ts';
import type { Site } from '../../../content/schemas/site.ts';

/**
 * The repository of this installation, as « account/name » on GitHub: that of the content, of the environment, or the
 * one from which this folder was cloned.
 */
export async function findRepositoryName({ publishing }: Site): Promise<string | undefined> {
  const { DESK_REPOSITORY, GITHUB_REPOSITORY } = process.env;
  const repository = DESK_REPOSITORY || GITHUB_REPOSITORY;
  return (
    resolveRepository(publishing, { repository })?.name ?? repositoryNameInUrl(await gitOrigin())
  );
}

/** The « account/name » of an address on GitHub, in either of its forms. */
export function repositoryNameInUrl(address: string): string | undefined {
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1];
}

/** Nothing where Git is missing, or the folder is no clone. */
async function gitOrigin(): Promise<string> {
  const output = promisify(execFile)('git', ['remote', 'get-url', 'origin']);
  return output.then(({ stdout }) => stdout).catch(() => '');
}
