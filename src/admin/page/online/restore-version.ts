import type { CmsConfig } from '@sveltia/cms';
import { formatCameroonTime } from '../../workflows/deployment-status.ts';
import { askInDialog, createElement, errorMessage, showMessage } from '../dialog.ts';
import { fetchDeployment } from './deployment-status-view.ts';
import { statusBar } from '../status-bar.ts';
import {
  findDifference,
  fetchLastVersions,
  restoreVersion,
  type Difference,
  type Version,
} from './versions.ts';

const DIALOG_TITLE = 'Revenir à une version d’avant';

/** Adds a button to the status bar that restores an earlier version of the whole content. */
export function addRestoreButton(config: CmsConfig): void {
  const button = createElement('button', { type: 'button', textContent: 'Versions d’avant' });
  button.addEventListener('click', () => {
    button.disabled = true;
    void restoreChosenVersion(config)
      .catch((error: unknown) =>
        showMessage(DIALOG_TITLE, [`Rien n’est changé. ${errorMessage(error)}`]),
      )
      .finally(() => {
        button.disabled = false;
      });
  });
  statusBar().append(button);
}

async function restoreChosenVersion(config: CmsConfig): Promise<void> {
  const [current, ...earlierVersions] = await fetchLastVersions(config);
  const chosenVersion = await chooseVersion(earlierVersions);
  if (!current || !chosenVersion) return;
  const difference = await findDifference(config, current, chosenVersion);
  if (!(await confirmRestore(chosenVersion, difference))) return;
  const { head } = await fetchDeployment(config);
  await restoreVersion(
    config,
    head.commit,
    difference,
    `Retour à la version de ${formatVersionDate(chosenVersion)}`,
  );
  // The editor reads the files again after a reload.
  location.reload();
}

async function chooseVersion(versions: readonly Version[]): Promise<Version | undefined> {
  const options = versions.map((version, index) =>
    createElement('option', {
      value: String(index),
      textContent: `${formatVersionDate(version)} : ${version.message}`,
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
    title: `${DIALOG_TITLE}, celle de ${formatVersionDate(version)}`,
    content: [createElement('ul', {}, lines)],
    choices: { back: 'Revenir à cette version', '': 'Ne rien changer' },
  });
  return answer === 'back';
}

const formatVersionDate = ({ at }: Version) => formatCameroonTime(new Date(at), new Date());
