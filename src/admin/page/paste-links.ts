import type { ImportLine } from '../import/import-line.ts';
import { ask, element } from './dialog.ts';
import { strip, stripPart } from './status-bar.ts';

/** Takes links into the content, and tells what came of each as it comes; throws in French. */
type TakeLinks = (
  links: string,
  onLine: (lines: number, total: number) => void,
) => Promise<ImportLine[]>;

const TITLE = 'Coller un lien';

/** Lets the owner take over articles and videos that are elsewhere: each becomes a draft. */
export function offerToPasteLinks(take: TakeLinks): void {
  const progress = stripPart('Import');
  const button = element('button', { type: 'button', textContent: TITLE });
  button.addEventListener('click', () => {
    void paste()
      .catch(tellFailure)
      .finally(() => {
        button.disabled = false;
        progress.replaceChildren();
      });
  });
  strip().append(button);

  async function paste(): Promise<void> {
    const links = await askForLinks();
    if (links === '') return;
    button.disabled = true;
    progress.textContent = 'Import : il commence.';
    const lines = await take(links, (done, total) => {
      progress.textContent = `Import : ${done} sur ${total}`;
    });
    await tell(lines);
  }
}

async function askForLinks(): Promise<string> {
  const field = element('textarea', { rows: 6, name: 'links' });
  const words =
    'Un ou plusieurs liens, vers vos articles, vos vidéos, vos publications. Chacun devient un brouillon, que vous relirez.';
  const label = element('label', { textContent: words }, [field]);
  const answer = await ask({
    title: TITLE,
    content: [label],
    choices: { take: 'Reprendre', '': 'Plus tard' },
  });
  return answer === 'take' ? field.value.trim() : '';
}

async function tell(lines: readonly ImportLine[]): Promise<void> {
  const items = lines.map(({ link, said }) =>
    element('li', {}, [element('b', { textContent: link }), element('br', {}), new Text(said)]),
  );
  const answer = await ask({
    title: 'Vos liens',
    content: [element('ul', {}, items)],
    choices: lines.some(({ file }) => file !== undefined)
      ? { open: 'Voir les brouillons', '': 'Fermer' }
      : { '': 'Fermer' },
  });
  // The editor reads everything anew.
  if (answer === 'open') location.reload();
}

async function tellFailure(error: unknown): Promise<void> {
  const textContent = error instanceof Error ? error.message : String(error);
  await ask({ title: TITLE, content: [element('p', { textContent })], choices: { '': 'Fermer' } });
}
