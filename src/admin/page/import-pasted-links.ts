import type { ImportResult } from '../workflows/import-state.ts';
import { askInDialog, createElement } from './dialog.ts';
import { addStatusBarButton, addStatusBarPart } from './status-bar.ts';

/** Imports the pages behind the pasted links, reports progress, and returns the results; throws an Error in French. */
type ImportLinks = (
  links: string,
  onProgress: (done: number, total: number) => void,
) => Promise<ImportResult[]>;

const DIALOG_TITLE = 'Coller un lien';

/** Adds a button to the status bar that imports articles and videos by their links; each becomes a draft. */
export function addPasteLinksButton(importLinks: ImportLinks): HTMLButtonElement {
  /** What was pasted when an import failed, to try again. */
  let failedLinks = '';
  const progress = addStatusBarPart('Import');
  return addStatusBarButton(DIALOG_TITLE, async () => {
    const links = await askForLinks(failedLinks);
    if (links === '') return;
    failedLinks = links;
    progress.textContent = 'Import : il commence.';
    const results = await importLinks(links, (done, total) => {
      progress.textContent = `Import : ${done} sur ${total}`;
    }).finally(() => {
      progress.replaceChildren();
    });
    failedLinks = '';
    await showResults(results);
  });
}

async function askForLinks(value: string): Promise<string> {
  const field = createElement('textarea', { rows: 6, name: 'links', value });
  const instructions =
    'Un ou plusieurs liens, vers vos articles, vos vidéos, vos publications. Chacun devient un brouillon, que vous relirez.';
  const label = createElement('label', { textContent: instructions }, [field]);
  const answer = await askInDialog({
    title: DIALOG_TITLE,
    content: [label],
    choices: { take: 'Reprendre', '': 'Plus tard' },
  });
  return answer === 'take' ? field.value.trim() : '';
}

async function showResults(results: readonly ImportResult[]): Promise<void> {
  const items = results.map(({ link, outcome }) =>
    createElement('li', {}, [
      createElement('b', { textContent: link }),
      createElement('br', {}),
      outcome,
    ]),
  );
  const answer = await askInDialog({
    title: 'Vos liens',
    content: [createElement('ul', {}, items)],
    choices: results.some(({ file }) => file !== undefined)
      ? { open: 'Voir les brouillons', '': 'Fermer' }
      : { '': 'Fermer' },
  });
  // The editor reads the new files after a reload.
  if (answer === 'open') location.reload();
}
