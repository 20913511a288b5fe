import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveRepository } from '../../../admin/config/repository.ts';
import type { Site } from '../../../content/schemas/site.ts';

/**
 * Finds the GitHub repository of this installation, as « account/name »: from the content, the environment or the Git
 * remote « origin ».
 */
export async function findRepositoryName({ publishing }: Site): Promise<string | undefined> {
  const { DESK_REPOSITORY, GITHUB_REPOSITORY } = process.env;
  const repository = DESK_REPOSITORY || GITHUB_REPOSITORY;
  return (
    resolveRepository(publishing, { repository })?.name ?? repositoryNameInUrl(await gitOrigin())
  );
}

/** Extracts « account/name » from a GitHub URL, https or SSH. */
export function repositoryNameInUrl(address: string): string | undefined {
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1];
}

/** Empty where Git is missing, or the folder is no clone. */
async function gitOrigin(): Promise<string> {
  const output = promisify(execFile)('git', ['remote', 'get-url', 'origin']);
  return output.then(({ stdout }) => stdout).catch(() => '');
}
