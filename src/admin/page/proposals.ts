import type { CmsConfig } from '@sveltia/cms';
import { PROPOSALS_FILE, proposalsRecord } from '../../content/proposals.ts';
import { findForm } from '../config/forms.ts';
import { parseFields } from './cross-file-checks.ts';
import { askInDialog, createElement } from './dialog.ts';
import { addStatusBarButton } from './status-bar.ts';

const INSTRUCTIONS =
  'Publiez ceux que vous gardez\u202f; supprimez les autres\u202f: ils ne vous seront plus proposés.';

/**
 * Asks the owner in the status bar whether the drafts are hers that the weekly run has proposed, and lists them. She
 * answers by publishing or by deleting each.
 *
 * @param readText reads a content file; undefined when there is none.
 */
export async function showProposals(
  config: CmsConfig,
  readText: (path: string) => Promise<string | undefined>,
): Promise<void> {
  const read = async (file: string) =>
    (await readText(`content/${file}`).catch(() => undefined)) ?? '';
  const record = await read(PROPOSALS_FILE);
  if (record === '') return;
  const { proposals } = proposalsRecord.parse(JSON.parse(record));
  const drafts = await Promise.all(
    proposals.map(async ({ file }) => {
      const fields = parseFields(await read(file));
      const href = findForm(config, `content/${file}`, fields)?.address;
      return fields['draft'] === true && href ? [{ href, title: String(fields['title']) }] : [];
    }),
  );
  const links = drafts
    .flat()
    .map(({ href, title }) => createElement('a', { href, textContent: title }));
  if (links.length === 0) return;
  const title =
    links.length === 1
      ? '1 texte à relire\u202f: est-il de vous\u202f?'
      : `${links.length} textes à relire\u202f: sont-ils de vous\u202f?`;
  addStatusBarButton(title, async () => {
    const lines = links.map((link) => createElement('li', {}, [link]));
    const list = createElement('ul', {}, lines);
    list.addEventListener('click', () => list.closest('dialog')?.close());
    await askInDialog({ title, content: [INSTRUCTIONS, list], choices: { '': 'Fermer' } });
  });
}
