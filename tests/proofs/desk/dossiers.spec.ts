import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COPY, renewCopy, written } from '../../support/desk/copy.ts';
import { expect, test } from '../../support/desk/test.ts';
import { DOSSIER } from '../../support/dossier-files.ts';
import { SAMPLE } from '../../support/sample.ts';

const FILE = 'dossiers/trois-papiers-sur-le-climat.md';
const NEW_FILE = 'dossiers/trois-papiers-sur-l-eau.md';
const ITEM = 'portfolio/cacao-sanaga-cooperative-ebebda.md';
const PICTURE = 'portfolio/cacao-sanaga.jpg';
const CACAO = 'Au bord de la Sanaga, des planteurs de cacao apprennent à attendre';

/** The key of a dossier of the copy. */
const keyOf = (file: string) => /^key: "([0-9a-f]{32})"$/m.exec(written(file))?.[1] ?? '';

/** What lies beside the items: no other item loses its picture with the one that is deleted. */
const picturesOf = (folder: string) =>
  readdirSync(join(folder, 'portfolio')).filter((name) => !name.endsWith('.md'));

test.beforeAll(renewCopy);

// File by file: the server reads the others.
test.afterEach(() => {
  rmSync(join(COPY, NEW_FILE), { force: true });
  for (const file of [FILE, ITEM, ...(existsSync(join(COPY, PICTURE)) ? [] : [PICTURE])])
    copyFileSync(join(SAMPLE, file), join(COPY, file));
});

test('a dossier is made in under a minute, its items in their order, and its address copied', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.enter();
  const start = Date.now();
  await desk.newEntry('Dossiers');
  await desk.write('Titre', 'Trois papiers sur l’eau');
  await desk.write('Destinataire', 'Grandes Lignes');
  await desk.choose(
    'Éléments',
    'oiseaux',
    'Autour du lac municipal, ceux qui comptent les oiseaux',
  );
  // By one of its themes.
  await desk.choose('Éléments', 'climat', 'À Bafia, la radio qui donne l’heure des pluies');
  await desk.choose('Éléments', 'sanaga', CACAO);
  await desk.write('Mot d’accompagnement', 'Bonjour,\n\nVoici trois papiers.');
  await desk.save();
  const told = page.getByRole('dialog', { name: 'Votre dossier est enregistré' });
  await told.getByRole('button', { name: 'Copier l’adresse' }).click();
  await expect(page.getByText('Adresse copiée')).toBeVisible();
  const seconds = (Date.now() - start) / 1000;
  console.log(`${seconds} s for a dossier`);
  expect(seconds).toBeLessThan(60);

  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `https://clarisse-ndole.example/dossiers/${keyOf(NEW_FILE)}/`,
  );
  expect(written(NEW_FILE).replace(keyOf(NEW_FILE), '(key)')).toBe(
    [
      '---',
      'title: "Trois papiers sur l’eau"',
      'recipient: "Grandes Lignes"',
      'items:',
      '  - "lac-municipal-compteurs-d-oiseaux"',
      '  - "radio-communautaire-heure-des-pluies"',
      '  - "cacao-sanaga-cooperative-ebebda"',
      'key: "(key)"',
      '---',
      '',
      'Bonjour,',
      '',
      'Voici trois papiers.',
      '',
    ].join('\n'),
  );
});

test('a key that is taken out is drawn again: the old address leads nowhere any more', async ({
  desk,
  page,
}) => {
  await desk.openEntry('Dossiers', DOSSIER.title);
  await desk.write('Clé de l’adresse', '');
  await desk.save();
  await expect(page.getByRole('dialog', { name: 'Votre dossier est enregistré' })).toContainText(
    keyOf(FILE),
  );
  expect(keyOf(FILE)).toMatch(/./);
  expect(keyOf(FILE)).not.toBe(DOSSIER.key);
});

test('the preview of a dossier has its address and the titles of its items', async ({
  desk,
  page,
}) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1000, 'There it takes the place of the form.');
  await desk.openEntry('Dossiers', DOSSIER.title);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(`https://clarisse-ndole.example${DOSSIER.path}`)).toBeVisible();
  await expect(preview.getByRole('listitem').nth(1)).toHaveText(CACAO);
  await expect(preview.getByText('Pour Le Fil des collines · 20 novembre 2026')).toBeVisible();
});

test('what a dossier shows is not hidden from under it', async ({ desk, page }) => {
  await desk.openEntry('Articles', CACAO);
  await page.getByRole('switch', { name: 'Brouillon' }).click();
  await desk.saveButton.click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'le dossier « Trois papiers sur le climat » le montre ; retirez-le d’abord de ce dossier',
  );
  expect(written(ITEM)).not.toContain('draft: true');
});

test('what is deleted is taken out of the dossiers that show it', async ({ desk, page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1000, 'The same there.');
  await desk.openEntry('Articles', CACAO);
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await page.getByRole('menuitem', { name: /^Supprimer/ }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Supprimer/ });
  await expect(dialog).toContainText('Le dossier qui le montre ne le montrera plus.');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => existsSync(join(COPY, ITEM))).toBe(false);
  expect(written(FILE)).not.toContain('cacao-sanaga');
  expect(written(FILE)).toContain('lac-municipal-compteurs-d-oiseaux');
  expect(picturesOf(COPY)).toEqual(picturesOf(SAMPLE));
});
