import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import { queryGitHub, branchName, fetchFromGitHub, repositoryName } from './github-api.ts';

/** A version of the whole content: a commit. */
export interface Version {
  commit: string;
  message: string;
  /** Time of the commit (ISO 8601). */
  at: string;
}

/** What must change to restore an earlier version. */
export interface Difference {
  /** Hashes of the blobs, by path, of files that were changed or deleted since. */
  restoredBlobs: ReadonlyMap<string, string>;
  /** Files that were added since. */
  deletedPaths: readonly string[];
}

const CONTENT_FOLDER = 'content/';

/** https://docs.github.com/rest/commits/commits#list-commits */
const commitsResponse = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({ message: z.string(), committer: z.object({ date: z.string() }) }),
  }),
);

/** https://docs.github.com/rest/git/trees#get-a-tree */
const treeResponse = z.object({
  tree: z.array(z.object({ path: z.string(), sha: z.string(), type: z.string() })),
});

/** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const RESTORE_MUTATION = `mutation Restore($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const restoreResponse = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
});

const CONFLICT_MESSAGE = 'Quelqu’un d’autre a enregistré au même moment. Recommencez.';

/**
 * Fetches the last versions of the content, the current one first.
 *
 * @throws Error in French when GitHub rejects the request.
 */
export async function fetchLastVersions(config: CmsConfig): Promise<Version[]> {
  const query = new URLSearchParams({
    sha: branchName(config),
    path: CONTENT_FOLDER,
    per_page: '12',
  });
  const list = commitsResponse.parse(
    await (await fetchFromGitHub(config, `commits?${query.toString()}`)).json(),
  );
  return list.map(({ sha, commit }) => ({
    commit: sha,
    message: commit.message.split('\n')[0] ?? '',
    at: commit.committer.date,
  }));
}

/** Compares two versions: finds the files to write and to delete to get from the current to the target version. */
export async function findDifference(
  config: CmsConfig,
  current: Version,
  target: Version,
): Promise<Difference> {
  const [currentBlobs, targetBlobs] = await Promise.all([
    fetchContentBlobs(config, current),
    fetchContentBlobs(config, target),
  ]);
  return {
    restoredBlobs: new Map(
      [...targetBlobs].filter(([path, blob]) => currentBlobs.get(path) !== blob),
    ),
    deletedPaths: [...currentBlobs.keys()].filter((path) => !targetBlobs.has(path)),
  };
}

/** Fetches the paths and blob hashes of the content files. The owner's guides are not among them (github-requests.ts). */
async function fetchContentBlobs(
  config: CmsConfig,
  { commit }: Version,
): Promise<Map<string, string>> {
  const response = await fetchFromGitHub(config, `git/trees/${commit}?recursive=1`);
  const files = treeResponse
    .parse(await response.json())
    .tree.filter(({ path, type }) => type === 'blob' && path.startsWith(CONTENT_FOLDER));
  return new Map(files.map(({ path, sha }) => [path, sha]));
}

/**
 * Restores an earlier version with a new commit, so that the versions in between stay in the history.
 *
 * @param head the last commit of the branch.
 * @param headline French commit message.
 * @throws Error in French when GitHub rejects the commit, or somebody else has saved in the meantime.
 */
export async function restoreVersion(
  config: CmsConfig,
  head: string,
  { restoredBlobs, deletedPaths }: Difference,
  headline: string,
): Promise<void> {
  const additions = await Promise.all(
    [...restoredBlobs].map(async ([path, blob]) => ({
      path,
      contents: await fetchBlobAsBase64(config, blob),
    })),
  );
  const input = {
    branch: { repositoryNameWithOwner: repositoryName(config), branchName: branchName(config) },
    expectedHeadOid: head,
    fileChanges: { additions, deletions: deletedPaths.map((path) => ({ path })) },
    message: { headline },
  };
  const { success } = restoreResponse.safeParse(
    await queryGitHub(config, RESTORE_MUTATION, { input }),
  );
  if (!success) throw new Error(CONFLICT_MESSAGE);
}

/** Fetches the content of a blob in Base64. */
async function fetchBlobAsBase64(config: CmsConfig, blob: string): Promise<string> {
  const response = await fetchFromGitHub(
    config,
    `git/blobs/${blob}`,
    'application/vnd.github.raw+json',
  );
  const reader = new FileReader();
  const loaded = new Promise((resolve) => {
    reader.addEventListener('load', resolve);
  });
  reader.readAsDataURL(await response.blob());
  await loaded;
  return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '';
}
