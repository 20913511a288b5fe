import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectShown, test } from '../support/desk/desk.ts';
import { SAMPLE } from '../support/sample.ts';

const FOLDER = '.github/screenshots/bureau';

/** Photographs the desk with the place to look at framed. */
async function picture(page: Page, name: string, place: Locator): Promise<void> {
  await place.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    if (!(element instanceof HTMLElement)) return;
    element.style.outline = '3px solid #c2410c';
    element.style.outlineOffset = '4px';
  });
  await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .webp({ quality: 75 })
    .toFile(`${FOLDER}/${name}.webp`);
}

test.beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
});

test('the way in', async ({ page }) => {
  await page.goto('/admin/');
  const local = page.getByRole('button', { name: 'Travailler avec un dépôt local' });
  await expect(local).toBeVisible();
  await picture(page, 'entree', local);
});

test('1: the phone number', async ({ desk, page }) => {
  await desk.openFile('Identité et contact');
  const contact = await desk.group('Contact');
  await picture(page, 'telephone', contact.getByRole('textbox', { name: 'Téléphone' }));
});

test('2: an article', async ({ desk, page }) => {
  await desk.newEntry('Articles');
  await desk.write('Titre', 'Le marché de nuit d’Obala');
  await page.getByRole('checkbox', { name: /Ajouter .*Image/ }).check();
  await desk.upload('Fichier de l’image', {
    name: 'marche-de-nuit.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(join(SAMPLE, 'images/portrait.jpg')),
  });
  await desk.write('Description de l’image', 'Étals éclairés à la lampe');
  await desk.write('Texte', 'À la nuit tombée, Obala allume ses lampes.');
  await expectShown(page.frameLocator('iframe').getByRole('img'));
  await picture(page, 'article', page.getByRole('textbox', { name: 'Titre', exact: true }));
});

test('3: a video', async ({ desk, page }) => {
  await desk.newEntry('Vidéos');
  await desk.write('Titre', 'Une heure avec les luthiers d’Ebolowa');
  await desk.write('Adresse de la vidéo', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await picture(page, 'video', page.getByRole('textbox', { name: 'Adresse de la vidéo' }));
});

test('4: a draft', async ({ desk, page }) => {
  await desk.openEntry(
    'Articles',
    'Au bord de la Sanaga, des planteurs de cacao apprennent à attendre',
  );
  const draft = page.getByRole('switch', { name: 'Brouillon' });
  await draft.click();
  await picture(page, 'brouillon', draft);
});

test('5: the order of the services', async ({ desk, page }) => {
  await desk.openFile('Services');
  const handle = page.getByRole('button', { name: 'Réordonner l’élément' }).nth(1);
  await picture(page, 'services', handle);
});

test('6: the CV', async ({ desk, page }) => {
  await desk.openFile('À propos');
  const file = await desk.group('CV (fichier PDF)');
  await picture(page, 'cv', file.getByRole('button', { name: 'Replace File' }));
});

test('7: the biography', async ({ desk, page }) => {
  await desk.openFile('À propos');
  const biography = await desk.group('Biographie');
  await picture(page, 'biographie', biography.getByRole('textbox').first());
});

test('8: a testimonial', async ({ desk, page }) => {
  await desk.openFile('Témoignages : professionnels');
  await page.getByRole('button', { name: /^Ajouter .*Témoignage/ }).click();
  const list = page.getByRole('group', { name: /Témoignages/ });
  await list.getByRole('textbox', { name: 'Nom' }).last().fill('Ève Nkolo');
  await list.getByRole('textbox', { name: 'Fonction' }).last().fill('Éditrice');
  const text = list.getByRole('textbox', { name: 'Témoignage' }).last();
  await text.fill('Une plume exacte, et une oreille.');
  await picture(page, 'temoignage', text);
});

test('9: the donation details', async ({ desk, page }) => {
  await desk.openFile('Projet');
  await desk.group('Soutien');
  const donation = await desk.group('Faire un don');
  await picture(page, 'don', donation.getByRole('textbox', { name: 'Numéro' }));
});

test('10: saving', async ({ desk, page }) => {
  await desk.openFile('Projet');
  await desk.write('Nom du projet', 'Lueurs');
  await desk.save();
  await picture(page, 'enregistre', page.getByText('Entrée enregistrée.'));
});
