import { z } from 'zod/mini';
import { formatCameroonTime } from '../../workflows/deployment-status.ts';
import { askInDialog, createElement, errorMessage, showMessage } from '../dialog.ts';
import { readRepository } from '../page-config.ts';
import { statusBar } from '../status-bar.ts';
import { fetchDeployment } from './deployment-status-view.ts';
import { queryGitHub, requestGitHub } from './github-api.ts';

const DIALOG_TITLE = 'Revenir à une version d’avant';

/** Adds a button to the status bar that restores an earlier version of the whole content. */
export function addRestoreButton(): void {
  const button = createElement('button', { type: 'button', textContent: 'Versions d’avant' });
  button.addEventListener('click', () => {
    button.disabled = true;
    void restoreChosenVersion()
      .catch((error: unknown) =>
        showMessage(DIALOG_TITLE, [`Rien n’est changé. ${errorMessage(error)}`]),
      )
      .finally(() => {
        button.disabled = false;
      });
  });
  statusBar().append(button);
}

async function restoreChosenVersion(): Promise<void> {
  const [current, ...earlierVersions] = await fetchLastVersions();
  const chosenVersion = await chooseVersion(earlierVersions);
  if (!current || !chosenVersion) return;
  const difference = await findDifference(current, chosenVersion);
  if (!(await confirmRestore(chosenVersion, difference))) return;
  await restoreVersion(chosenVersion, difference);
  // The editor reads the files again after a reload.
  location.reload();
}

async function chooseVersion(versions: readonly Version[]): Promise<Version | undefined> {
  const options = versions.map((version, index) =>
    createElement('option', {
      value: String(index),
      textContent: `${versionDate(version)} : ${version.commit.message.split('\n')[0] ?? ''}`,
    }),
  );
  const list = createElement(
    'select',
    { size: Math.max(2, options.length), ariaLabel: 'Version' },
    options,
  );
  list.selectedIndex = 0;
  const instructions =
    'Choisissez celle que le site doit reprendre. Ce qui est venu après n’est pas perdu : cela reste dans cette liste.';
  const noVersions = 'Il n’y a pas encore de version d’avant.';
  const answer = await askInDialog({
    title: DIALOG_TITLE,
    content:
      options.length === 0
        ? [createElement('p', { textContent: noVersions })]
        : [createElement('p', { textContent: instructions }), list],
    choices: options.length === 0 ? { '': 'Fermer' } : { next: 'Continuer', '': 'Ne rien changer' },
  });
  return answer === 'next' ? versions[list.selectedIndex] : undefined;
}

async function confirmRestore(
  version: Version,
  { restoredBlobs, deletedPaths }: Difference,
): Promise<boolean> {
  const files = [
    ...[...restoredBlobs.keys()].map((path) => `${path} : reprend son état d’alors`),
    ...deletedPaths.map((path) => `${path} : n’existait pas, disparaît`),
  ];
  const lines = files.map((textContent) => createElement('li', { textContent }));
  const answer = await askInDialog({
    title: `${DIALOG_TITLE}, celle de ${versionDate(version)}`,
    content: [createElement('ul', {}, lines)],
    choices: { back: 'Revenir à cette version', '': 'Ne rien changer' },
  });
  return answer === 'back';
}

const versionDate = ({ commit }: Version) =>
  formatCameroonTime(new Date(commit.committer.date), new Date());

const CONTENT_FOLDER = 'content/';

/** A version of the whole content is a commit (https://docs.github.com/rest/commits/commits#list-commits). */
const commitsResponse = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({ message: z.string(), committer: z.object({ date: z.string() }) }),
  }),
);

type Version = z.infer<typeof commitsResponse>[number];

/** Fetches the last versions of the content, the current one first. */
async function fetchLastVersions(): Promise<Version[]> {
  const { branch } = readRepository();
  const query = new URLSearchParams({ sha: branch, path: CONTENT_FOLDER, per_page: '12' });
  const response = await requestGitHub(`commits?${query.toString()}`);
  return commitsResponse.parse(await response.json());
}

/** What must change to restore an earlier version. */
interface Difference {
  /** Hashes of the blobs, by path, of files that were changed or deleted since. */
  restoredBlobs: ReadonlyMap<string, string>;
  /** Files that were added since. */
  deletedPaths: readonly string[];
}

async function findDifference(current: Version, target: Version): Promise<Difference> {
  const [currentBlobs, targetBlobs] = await Promise.all([
    fetchContentBlobs(current),
    fetchContentBlobs(target),
  ]);
  return {
    restoredBlobs: new Map(
      [...targetBlobs].filter(([path, blob]) => currentBlobs.get(path) !== blob),
    ),
    deletedPaths: [...currentBlobs.keys()].filter((path) => !targetBlobs.has(path)),
  };
}

/** https://docs.github.com/rest/git/trees#get-a-tree */
const treeResponse = z.object({
  tree: z.array(z.object({ path: z.string(), sha: z.string(), type: z.string() })),
});

/** Fetches the paths and blob hashes of the content files. The owner's guides are not among them (github-requests.ts). */
async function fetchContentBlobs({ sha }: Version): Promise<Map<string, string>> {
  const response = await requestGitHub(`git/trees/${sha}?recursive=1`);
  const files = treeResponse
    .parse(await response.json())
    .tree.filter(({ path, type }) => type === 'blob' && path.startsWith(CONTENT_FOLDER));
  return new Map(files.map((file) => [file.path, file.sha]));
}

/** https://docs.github.com/rest/git/blobs#get-a-blob */
const blobResponse = z.object({ content: z.string() });

async function fetchBlobAsBase64(blob: string): Promise<string> {
  const response = await requestGitHub(`git/blobs/${blob}`);
  // GitHub breaks Base64 into lines.
  return blobResponse.parse(await response.json()).content.replaceAll('\n', '');
}

/** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const RESTORE_MUTATION = `mutation Restore($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const restoreResponse = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
});

/**
 * Restores an earlier version with a new commit, so that the versions in between stay in the history.
 *
 * @throws Error in French when GitHub rejects the commit, or somebody else has saved in the meantime.
 */
async function restoreVersion(
  version: Version,
  { restoredBlobs, deletedPaths }: Difference,
): Promise<void> {
  const { head } = await fetchDeployment();
  const additions = await Promise.all(
    [...restoredBlobs].map(async ([path, blob]) => ({
      path,
      contents: await fetchBlobAsBase64(blob),
    })),
  );
  const { name, branch } = readRepository();
  const input = {
    branch: { repositoryNameWithOwner: name, branchName: branch },
    expectedHeadOid: head.commit,
    fileChanges: { additions, deletions: deletedPaths.map((path) => ({ path })) },
    message: { headline: `Retour à la version de ${versionDate(version)}` },
  };
  const { success } = restoreResponse.safeParse(await queryGitHub(RESTORE_MUTATION, { input }));
  if (!success) throw new Error('Quelqu’un d’autre a enregistré au même moment. Recommencez.');
}
