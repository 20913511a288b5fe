import { z } from 'zod/mini';
import { formatCameroonTime } from '@/lib/dates.ts';
import { askInDialog, createElement, errorMessage, showMessage } from '../dialog.ts';
import { readRepositoryConfig } from '../page-config.ts';
import { addStatusBarButton } from '../status-bar.ts';
import {
  fetchBlobHashes,
  fetchCommits,
  fetchHead,
  queryGitHub,
  requestGitHub,
  type Commit,
} from './github-api.ts';

const DIALOG_TITLE = 'Revenir à une version d’avant';

/** Adds a button to the status bar that restores an earlier version of the whole content. */
export function addEarlierVersionsButton(): void {
  addStatusBarButton('Versions d’avant', () =>
    restoreChosenVersion().catch((error: unknown) =>
      showMessage(DIALOG_TITLE, [`Rien n’est changé. ${errorMessage(error)}`]),
    ),
  );
}

async function restoreChosenVersion(): Promise<void> {
  const [current, ...earlierVersions] = await fetchLastVersions();
  const chosenVersion = await chooseVersion(earlierVersions);
  if (!current || !chosenVersion) return;
  const difference = await chooseFiles(chosenVersion, await findDifference(current, chosenVersion));
  if (!difference) return;
  await restoreVersion(chosenVersion, difference);
  await showMessage('C’est fait', [
    `Version reprise : ${versionDate(chosenVersion)}. Le site suit dans quelques minutes.`,
  ]);
  // The editor reads the files again after a reload.
  location.reload();
}

async function chooseVersion(versions: readonly Commit[]): Promise<Commit | undefined> {
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
    content: options.length === 0 ? [noVersions] : [instructions, list],
    choices: options.length === 0 ? { '': 'Fermer' } : { next: 'Continuer', '': 'Ne rien changer' },
  });
  return answer === 'next' ? versions[list.selectedIndex] : undefined;
}

/** Asks which of the files that differ from the chosen version return to it; all do, unless the owner unchecks some. */
async function chooseFiles(
  version: Commit,
  { restoredBlobs, deletedPaths }: Difference,
): Promise<Difference | undefined> {
  const boxes = new Map<string, HTMLInputElement>();
  const line = (path: string, change: string) => {
    const box = createElement('input', { type: 'checkbox', checked: true });
    boxes.set(path, box);
    return createElement('li', {}, [createElement('label', {}, [box, ` ${path} : ${change}`])]);
  };
  const lines = [
    ...[...restoredBlobs.keys()].map((path) => line(path, 'reprend son état d’alors')),
    ...deletedPaths.map((path) => line(path, 'n’existait pas, disparaît')),
  ];
  const answer = await askInDialog({
    title: `${DIALOG_TITLE}, celle de ${versionDate(version)}`,
    content: ['Décochez ce qui doit rester tel quel.', createElement('ul', {}, lines)],
    choices: { back: 'Revenir à cette version', '': 'Ne rien changer' },
  });
  const isChosen = (path: string) => boxes.get(path)?.checked === true;
  if (answer !== 'back' || ![...boxes.keys()].some(isChosen)) return undefined;
  return {
    restoredBlobs: new Map([...restoredBlobs].filter(([path]) => isChosen(path))),
    deletedPaths: deletedPaths.filter(isChosen),
  };
}

const versionDate = ({ commit }: Commit) =>
  formatCameroonTime(new Date(commit.committer.date), new Date());

const CONTENT_FOLDER = 'content/';

/** Fetches the last versions of the content, the current one first: each is a commit. */
const fetchLastVersions = () => fetchCommits({ path: CONTENT_FOLDER, per_page: '12' });

/** What must change to restore an earlier version. */
interface Difference {
  /** Files to write again, because they were changed or deleted since that version: the Git hash of each, by path. */
  restoredBlobs: ReadonlyMap<string, string>;
  /** Paths of the files to delete, because they were added since that version. */
  deletedPaths: readonly string[];
}

async function findDifference(current: Commit, target: Commit): Promise<Difference> {
  const [currentBlobs, targetBlobs] = await Promise.all([
    fetchBlobHashes(current),
    fetchBlobHashes(target),
  ]);
  const isContent = (path: string) => path.startsWith(CONTENT_FOLDER);
  return {
    restoredBlobs: new Map(
      [...targetBlobs].filter(([path, blob]) => isContent(path) && currentBlobs.get(path) !== blob),
    ),
    deletedPaths: [...currentBlobs.keys()].filter(
      (path) => isContent(path) && !targetBlobs.has(path),
    ),
  };
}

/** Schema of GitHub's response with the bytes of a file (https://docs.github.com/rest/git/blobs#get-a-blob). */
const blobResponse = z.object({ content: z.string() });

async function fetchBlobAsBase64(blob: string): Promise<string> {
  const response = await requestGitHub(`git/blobs/${blob}`);
  // GitHub breaks Base64 into lines.
  return blobResponse.parse(await response.json()).content.replaceAll('\n', '');
}

/**
 * GraphQL mutation that commits an earlier version
 * (https://docs.github.com/graphql/reference/mutations#createcommitonbranch).
 */
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
  version: Commit,
  { restoredBlobs, deletedPaths }: Difference,
): Promise<void> {
  const { sha: expectedHeadOid } = await fetchHead();
  const additions = await Promise.all(
    [...restoredBlobs].map(async ([path, blob]) => ({
      path,
      contents: await fetchBlobAsBase64(blob),
    })),
  );
  const { name, branch } = readRepositoryConfig();
  const input = {
    branch: { repositoryNameWithOwner: name, branchName: branch },
    expectedHeadOid,
    fileChanges: { additions, deletions: deletedPaths.map((path) => ({ path })) },
    message: { headline: `Retour à la version de ${versionDate(version)}` },
  };
  const { success } = restoreResponse.safeParse(await queryGitHub(RESTORE_MUTATION, { input }));
  if (!success) throw new Error('Quelqu’un d’autre a enregistré au même moment. Recommencez.');
}
