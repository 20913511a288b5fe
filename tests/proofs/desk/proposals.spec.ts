import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROPOSED_DRAFTS_FILE } from '../../../src/content/proposed-drafts.ts';
import { COPY, written } from '../../support/desk/copy.ts';
import { expect, test } from '../../support/desk/test.ts';

const RECORD = join(COPY, PROPOSED_DRAFTS_FILE);
const [DRAFT, PUBLISHED] = ['portfolio/texte-propose.md', 'portfolio/lumiere-du-soir.md'];

test.beforeEach(() => {
  const fields = 'category: Articles\ntitle: Un texte proposé\noutlet: Sillons\ndraft: true';
  writeFileSync(join(COPY, DRAFT), `---\n${fields}\n---\n\nUn mot.\n`);
  const proposals = [DRAFT, PUBLISHED, 'portfolio/supprime.md'].map((file) => ({
    file,
    address: 'https://sillons.example/texte',
  }));
  writeFileSync(RECORD, JSON.stringify({ proposals }));
});

test.afterEach(() => {
  for (const file of [RECORD, join(COPY, DRAFT), join(COPY, 'watch.json')])
    rmSync(file, { force: true });
});

test('of drafts that nobody asked for the owner is asked whether they are hers, with a link to each', async ({
  desk,
  page,
}) => {
  await page.goto('/admin/');
  const dialog = page.getByRole('dialog', { name: 'Votre bureau' });
  await expect(dialog.getByRole('heading', { name: '1 texte à relire' })).toHaveText(
    '1 texte à relire\u202f: est-il de vous\u202f?',
  );
  await expect(dialog).toContainText('Publiez ceux que vous gardez\u202f; supprimez les autres');
  await dialog.getByRole('link', { name: 'Un texte proposé' }).click();
  await expect(dialog).toBeHidden();
  await desk.formIs('Vous modifiez');
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(
    'Un texte proposé',
  );
});

test('where to look is said in a form, also where there is no file yet', async ({ desk, page }) => {
  await desk.enter();
  await desk.list('À surveiller').click();
  await page.getByRole('button', { name: 'Ajouter' }).first().click();
  await desk.write('Nom', 'Sillons');
  await desk.write('Adresse', 'https://sillons.example/auteurs/clarisse-ndole');
  await desk.save();
  expect(JSON.parse(written('watch.json'))).toMatchObject({
    sources: [{ name: 'Sillons', url: 'https://sillons.example/auteurs/clarisse-ndole' }],
  });
});
