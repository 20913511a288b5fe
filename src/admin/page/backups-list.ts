import type { CmsConfig } from '@sveltia/cms';
import editorTexts from '../config/editor-words.json' with { type: 'json' };
import { formatCameroonTime } from '@/lib/dates.ts';
import { askInDialog, createElement } from './dialog.ts';
import { clickInEditorDialog } from './editor-dom.ts';
import { deleteBackup, listBackups, openBackup, type Backup } from './form-backups.ts';
import { addStatusBarPart } from './status-bar.ts';

/**
 * Adds a button to the status bar that says how many unsaved forms the browser has backed up, and lists them on a click.
 *
 * @returns a function that updates the number.
 */
export function addBackupsButton(config: CmsConfig): () => void {
  const part = addStatusBarPart('Textes commencés');
  const refresh = async () => {
    const { length } = await listBackups();
    const button = createElement('button', {
      type: 'button',
      textContent: formatBackupCount(length),
    });
    button.addEventListener('click', () => void showBackups(config));
    part.replaceChildren(...(length > 0 ? ['Pas enregistré\u202f: ', button] : []));
  };
  void refresh();
  return () => void refresh();
}

/** Returns the French label of the button that lists the backups, with their number. */
export const formatBackupCount = (count: number) =>
  count === 1 ? '1 texte commencé' : `${count} textes commencés`;

/** Lists the backups of unsaved forms in a dialog, in which the owner continues or deletes each. */
export async function showBackups(config: CmsConfig): Promise<void> {
  const texts = await listBackups();
  const now = new Date();
  const lines = texts.map((text, index) => {
    const choose = (answer: string) => () => {
      line.closest('dialog')?.close(`${answer} ${index}`);
    };
    const line = createElement('li', {}, [
      createElement('b', { textContent: titleOf(config, text) }),
      ` ${formatCameroonTime(text.timestamp, now)} `,
      createElement('button', { textContent: 'Reprendre', onclick: choose('open') }),
      createElement('button', { textContent: 'Jeter', onclick: choose('delete') }),
    ]);
    return line;
  });
  const [answer, index] = (
    await askInDialog({
      title: 'Textes commencés',
      content: [
        'Ils ne sont pas enregistrés. Ce navigateur les garde, jusqu’à ce que vous les jetiez.',
        createElement('ul', {}, lines),
      ],
      choices: { '': 'Fermer' },
    })
  ).split(' ');
  const text = texts[Number(index)];
  if (!text) return;
  if (answer === 'delete') {
    if (await confirmDeletion(titleOf(config, text))) await deleteBackup(text);
    if ((await listBackups()).length > 0) await showBackups(config);
    return;
  }
  openBackup(text);
  await clickInEditorDialog(editorTexts.restore_backup_title, editorTexts.restore);
}

async function confirmDeletion(title: string): Promise<boolean> {
  const answer = await askInDialog({
    title: `Jeter ce que vous avez commencé dans « ${title} » ?`,
    content: [
      'Ce que vous y avez écrit sans l’enregistrer ne reviendra pas ; ce qui est enregistré reste.',
    ],
    choices: { delete: 'Jeter', '': 'Garder' },
  });
  return answer === 'delete';
}

/** Returns what the dialog calls a backup: the title that was typed, or else the label of the form. */
function titleOf({ singletons = [], collections = [] }: CmsConfig, text: Backup): string {
  const [{ title } = {}] = Object.values(text.currentValues);
  if (typeof title === 'string' && title !== '') return title;
  const form = [...singletons, ...collections].find(
    (entry) => 'name' in entry && (entry.name === text.slug || entry.name === text.collectionName),
  );
  return form && 'label' in form ? (form.label ?? '') : '';
}
