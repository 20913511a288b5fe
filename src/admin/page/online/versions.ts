import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import { askGitHub, branchOf, readGitHub, repositoryOf } from './ask-github.ts';

/** A version of the whole content: what a commit has left. */
export interface Version {
  commit: string;
  message: string;
  /** When it was saved (ISO 8601). */
  at: string;
}

/** What differs between two versions. */
export interface Difference {
  /** Blobs by path: what was changed or removed since. */
  written: ReadonlyMap<string, string>;
  /** Paths: what was added since. */
  removed: readonly string[];
}

const FOLDER = 'content/';

/** https://docs.github.com/rest/commits/commits#list-commits */
const commits = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({ message: z.string(), committer: z.object({ date: z.string() }) }),
  }),
);

/** https://docs.github.com/rest/git/trees#get-a-tree */
const tree = z.object({
  tree: z.array(z.object({ path: z.string(), sha: z.string(), type: z.string() })),
});

/** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const COMMIT = `mutation Restore($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const committed = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
});

const MEANWHILE = 'Quelqu’un d’autre a enregistré au même moment. Recommencez.';

/**
 * The last versions of the content, from the one that is there now.
 *
 * @throws Error in French when GitHub refuses.
 */
export async function lastVersions(config: CmsConfig): Promise<Version[]> {
  const query = new URLSearchParams({ sha: branchOf(config), path: FOLDER, per_page: '12' });
  const list = commits.parse(
    await (await readGitHub(config, `commits?${query.toString()}`)).json(),
  );
  return list.map(({ sha, commit }) => ({
    commit: sha,
    message: commit.message.split('\n')[0] ?? '',
    at: commit.committer.date,
  }));
}

/** What must change for the content to be as it was. */
export async function differenceFrom(
  config: CmsConfig,
  now: Version,
  then: Version,
): Promise<Difference> {
  const [here, there] = await Promise.all([filesOf(config, now), filesOf(config, then)]);
  return {
    written: new Map([...there].filter(([path, blob]) => here.get(path) !== blob)),
    removed: [...here.keys()].filter((path) => !there.has(path)),
  };
}

/** The files of the content, by what is in them. The owner's guides are none: no list of files that comes from GitHub has them. */
async function filesOf(config: CmsConfig, { commit }: Version): Promise<Map<string, string>> {
  const answer = await readGitHub(config, `git/trees/${commit}?recursive=1`);
  const files = tree
    .parse(await answer.json())
    .tree.filter(({ path, type }) => type === 'blob' && path.startsWith(FOLDER));
  return new Map(files.map(({ path, sha }) => [path, sha]));
}

/**
 * Makes the content as it was, by a commit on top of all others: nothing of what came meanwhile is lost.
 *
 * @param head the last commit of the branch.
 * @throws Error in French when GitHub refuses, or somebody else has saved meanwhile.
 */
export async function restore(
  config: CmsConfig,
  head: string,
  { written, removed }: Difference,
  headline: string,
): Promise<void> {
  const additions = await Promise.all(
    [...written].map(async ([path, blob]) => ({ path, contents: await contentsOf(config, blob) })),
  );
  const input = {
    branch: { repositoryNameWithOwner: repositoryOf(config), branchName: branchOf(config) },
    expectedHeadOid: head,
    fileChanges: { additions, deletions: removed.map((path) => ({ path })) },
    message: { headline },
  };
  const { success } = committed.safeParse(await askGitHub(config, COMMIT, { input }));
  if (!success) throw new Error(MEANWHILE);
}

/** The contents of a file in Base64. */
async function contentsOf(config: CmsConfig, blob: string): Promise<string> {
  const answer = await readGitHub(config, `git/blobs/${blob}`, 'application/vnd.github.raw+json');
  const reader = new FileReader();
  const read = new Promise((resolve) => {
    reader.addEventListener('load', resolve);
  });
  reader.readAsDataURL(await answer.blob());
  await read;
  return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '';
}
