import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPY, written } from '../../support/desk/copy.ts';
import { expectShown, type Desk } from '../../support/desk/desk.ts';
import { expect, test } from '../../support/desk/test.ts';

/** Saves what must not be saved, and reads what the editor says of it. */
async function refused(desk: Desk, ...lines: (string | RegExp)[]): Promise<void> {
  await desk.saveButton.click();
  const alert = desk.page.getByRole('alertdialog', { name: 'Erreur' });
  for (const line of lines) await expect(alert).toContainText(line);
  await alert.getByRole('button', { name: 'OK' }).click();
}

test('a field that is wrong says so in French, and keeps what was written', async ({
  desk,
  page,
}) => {
  const before = written('site.json');
  await desk.openFile('Identité et contact');
  await desk.write('Téléphone', '699 11 22 33', 'Contact');
  await desk.saveButton.click();
  await expect(
    page.getByText('ce n’est pas un numéro international ; écrivez-le comme « +237 600 00 00 00 »'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Téléphone' })).toHaveValue('699 11 22 33');
  expect(written('site.json')).toBe(before);
});

test('a rule between fields that is broken says so in French, and keeps what was written', async ({
  desk,
  page,
}) => {
  await desk.newEntry('Articles');
  await desk.write('Titre', 'Sans média');
  await desk.write('Adresse de l’article chez ce média', 'https://sillons.example/1');
  await refused(
    desk,
    'Média où l’article a paru : le nom du média manque à côté de l’adresse ; écrivez-le.',
  );
  // Beside the field too.
  const outlet = page.getByRole('group', { name: /Média où l’article a paru/ });
  await expect(outlet.getByRole('alert')).toContainText('le nom du média manque');
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Sans média');
  await desk.write('Média où l’article a paru', 'Sillons');
  await expect(outlet.getByText('le nom du média manque')).toHaveCount(0);
  await desk.save();
  expect(written('portfolio/sans-media.md')).toContain('outlet: "Sillons"');
  rmSync(join(COPY, 'portfolio/sans-media.md'));
});

test('a picture that is no longer on the disk is named, beside its field too', async ({
  desk,
  page,
}) => {
  const picture = join(COPY, 'portfolio/aube-sept-collines.jpg');
  await desk.openEntry('Photos', 'Aube sur les sept collines');
  await desk.write('Titre', 'Aube');
  renameSync(picture, `${picture}.bak`);
  await refused(desk, 'Photo › Fichier de l’image : ce fichier n’est plus là');
  await expect(page.getByText('ce fichier n’est plus là ; choisissez-en un autre.')).toBeVisible();
  renameSync(`${picture}.bak`, picture);
});

test('the desk opens while a picture is missing and its item has changed', async ({
  desk,
  page,
}) => {
  const picture = join(COPY, 'portfolio/aube-sept-collines.jpg');
  const file = 'portfolio/aube-sur-les-sept-collines.md';
  const before = written(file);
  await page.goto('/projet');
  renameSync(picture, `${picture}.bak`);
  writeFileSync(join(COPY, file), before.replace('Aube', 'Une aube'));
  // Over the site, Astro's own panel may hide ours.
  await expect(page.getByText(/est introuvable|Could not find/).first()).toBeVisible();
  await desk.openEntry('Photos', 'Une aube sur les sept collines');
  renameSync(`${picture}.bak`, picture);
  writeFileSync(join(COPY, file), before);
  await expect.poll(async () => (await page.request.get('/')).status()).toBe(200);
});

test('an icon that does not exist says so in French', async ({ desk, page }) => {
  const before = written('services.json');
  writeFileSync(join(COPY, 'services.json'), before.replace('ri-quill-pen-line', 'ri-inconnue'));
  await desk.openFile('Services');
  await page.getByRole('button', { name: 'Développer', exact: true }).first().click();
  await desk.write('Titre', 'Rédaction', 'Services');
  await refused(desk, /Services, n° 1 › Icône : l’icône « ri-inconnue » n’existe pas/);
  writeFileSync(join(COPY, 'services.json'), before);
});

test('an address that another category has already is refused', async ({ desk }) => {
  const before = written('portfolio/lumiere-du-soir.md');
  await desk.newEntry('Articles');
  await desk.write('Titre', 'Lumière du soir');
  await refused(desk, 'Un autre élément a déjà cette adresse ; changez-la, ou le titre.');
  expect(written('portfolio/lumiere-du-soir.md')).toBe(before);
});

test('a date is said as day, month and year, whatever the language of the browser', async ({
  desk,
  page,
}) => {
  await desk.openEntry('Photos', 'Aube sur les sept collines');
  const field = (await desk.group('Date')).locator('input');
  await field.focus();
  await expect(page.getByText('9 novembre 2026', { exact: true })).toBeVisible();
  await field.fill('2025-12-01');
  await expect(page.getByText('1er décembre 2025', { exact: true })).toBeVisible();
});

test('a day to come says that the entry waits for it, also on a phone, and today does not', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.openEntry('Photos', 'Aube sur les sept collines');
  const group = await desk.group('Date');
  const said = group.locator('output');
  await group.locator('input').fill('2099-12-01');
  await expect(said).toHaveText(
    '1er décembre 2099, programmé : paraîtra ce jour-là, sauf brouillon',
  );
  const end = await said.evaluate((note) => note.getBoundingClientRect().right);
  expect(end).toBeLessThanOrEqual(390);
  await group.getByRole('button', { name: 'Aujourd’hui' }).click();
  await expect(said).toHaveText(/^\d+(er)? \p{L}+ \d{4}$/u);
});

test('an entry without a title takes its address from its first words', async ({ desk, page }) => {
  await desk.newEntry('Articles');
  await desk.saveButton.click();
  const alert = page.getByRole('alertdialog', { name: 'Erreur' });
  await expect(alert).toContainText('Sans titre ni texte, cet élément n’a pas d’adresse');
  await alert.getByRole('button', { name: 'OK' }).click();
  await desk.write('Texte', 'Ce matin, **la pluie** est venue d’Obala.');
  await desk.save();
  const file = 'portfolio/ce-matin-la-pluie-est-venue-d-obala.md';
  expect(written(file)).toContain('Ce matin, **la pluie** est venue');
  rmSync(join(COPY, file));
});

test('a second entry of the same title is told before it is saved', async ({ desk, page }) => {
  await desk.newEntry('Photos');
  await desk.write('Titre', 'Aube sur les sept collines');
  await desk.group('Photo');
  await desk.uploadPhoto('aube.jpg');
  await desk.write('Description de l’image', 'Une aube');
  const told = page.getByRole('dialog', { name: 'Un élément du même titre existe déjà' });
  await desk.saveButton.click();
  await expect(told).toContainText('« aube-sur-les-sept-collines-1 »');
  await told.getByRole('button', { name: 'Revenir au formulaire' }).click();
  await desk.expectNotSaved();
  await desk.saveButton.click();
  await told.getByRole('button', { name: 'Enregistrer ce second élément' }).click();
  await desk.expectSaved();
  rmSync(join(COPY, 'portfolio/aube-sur-les-sept-collines-1.md'));
});

test('a file that can’t be written says so in French, and « Réessayer » saves it once it can', async ({
  desk,
  page,
}) => {
  const file = 'site.json';
  const before = written(file);
  await desk.openFile('Identité et contact');
  await desk.write('Profession', 'Journaliste');
  const message = '« site.json » ne tient plus sur le disque ; faites de la place, puis réessayez.';
  await page.route('**/admin/local/file?**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { message } })
      : route.fallback(),
  );
  await desk.saveButton.click();
  await desk.answer(message, 'Réessayer');
  await desk.answer(message, 'Plus tard');
  await desk.expectNotSaved();
  expect(written(file)).toBe(before);
  await desk.saveButton.click();
  await expect(desk.told).toBeVisible();
  await page.unroute('**/admin/local/file?**');
  await desk.answer(message, 'Réessayer');
  await desk.expectSaved();
  expect(written(file)).toBe(before.replace(/("profession": ")[^"]*/, '$1Journaliste'));
  writeFileSync(join(COPY, file), before);
});

test('a server that has stopped says so in French, and what was typed is there after a reload', async ({
  desk,
  page,
}) => {
  const before = written('site.json');
  await desk.openFile('Identité et contact');
  await desk.type('Profession', 'Reporter');
  await page.route('**/admin/**', (route) => route.abort());
  await desk.saveButton.click();
  await desk.answer('Le site ne tourne plus sur cet ordinateur.', 'Réessayer');
  await desk.answer('Relancez « npm run dev »', 'Plus tard');
  await desk.expectNotSaved();
  await page.unroute('**/admin/**');
  await desk.expectKept('Profession', 'Reporter');
  await desk.save();
  writeFileSync(join(COPY, 'site.json'), before);
});

test('the desk stays open while the site follows what it saves, and after a reload', async ({
  desk,
  page,
}) => {
  const before = written('site.json');
  await desk.openFile('Identité et contact');
  let loads = 0;
  page.on('load', () => loads++);
  await desk.write('Profession', 'Journaliste à Yaoundé');
  await desk.save();
  // The site itself has taken in the change: whatever would reload the desk was sent by then.
  await expect(async () => {
    expect(await (await page.request.get('/')).text()).toContain('Journaliste à Yaoundé');
  }).toPass();
  expect(loads).toBe(0);
  await page.reload();
  await expect(desk.list('Articles')).toBeVisible();
  writeFileSync(join(COPY, 'site.json'), before);
});

test('a first save changes what was changed, and nothing else', async ({ desk }) => {
  const file = 'portfolio/motos-taxis-carnet-de-sante.md';
  const before = written(file);
  await desk.openEntry(
    'Articles',
    'Motos-taxis de Yaoundé : le gilet, le numéro et le carnet de santé',
  );
  await desk.write('Titre', 'Motos-taxis de Yaoundé');
  await desk.save();
  expect(written(file)).toBe(before.replace(/^title: .*$/m, 'title: "Motos-taxis de Yaoundé"'));
  writeFileSync(join(COPY, file), before);
});

test('the preview shows an article’s card and page as the site will', async ({ desk, page }) => {
  await desk.openEntry('Articles', 'Elles ont codé l’application qui annonce le retour de l’eau');
  const preview = page.frameLocator('iframe');
  const title = preview.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Elles ont codé l’application qui annonce le retour de l’eau');
  await expect(title).toHaveCSS('font-family', /^Besley/);
  const card = preview.locator('.card');
  await expectShown(card.getByRole('img'));
  await expectShown(preview.getByRole('figure').getByRole('img'));
  await expect(preview.getByRole('figure')).toContainText('Illustration\u202f: atelier du site');
  await desk.write('Chapô', 'Trois étudiantes et un robinet.');
  await expect(card).toContainText('Trois étudiantes et un robinet.');
  await expect(preview.getByRole('article').last()).toContainText(
    'Trois étudiantes et un robinet.',
  );
  await desk.unfold();
  await desk.write('Titre court', 'L’eau annoncée');
  await expect(card.getByRole('heading')).toHaveText('L’eau annoncée');
  await desk.write('Exergue', 'Un robinet, trois lignes de code.');
  await expect(preview.getByText('Un robinet, trois lignes de code.')).toBeVisible();
  await desk.write('Lieu', 'Nkolmesseng');
  await expect(card).toContainText('Nkolmesseng');
  await desk.write('Texte', 'Un mot **important**.');
  await expect(preview.locator('strong')).toHaveText('important');
});

test('the preview shows what is not saved yet: a picture that was chosen, a video that can be played', async ({
  desk,
  page,
}) => {
  await desk.newEntry('Vidéos');
  await desk.write('Titre', 'Les luthiers');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Les luthiers');
  await expect(preview.getByText('Vidéo bientôt disponible')).toBeVisible();
  await desk.write('Adresse de la vidéo', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await expect(preview.getByText('Vidéo bientôt disponible')).toHaveCount(0);
  await desk.addImage('luthiers.jpg', 'Un luthier à son établi');
  await expectShown(preview.getByRole('img', { name: 'Un luthier à son établi' }));
});

test('the preview shows a photo as its card', async ({ desk, page }) => {
  await desk.openEntry('Photos', 'Aube sur les sept collines');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Aube sur les sept collines');
  await expect(preview.getByText(/^Photo\s· Yaoundé\s· 9\snov\.$/)).toBeVisible();
  // As wide as in the portfolio.
  await expect(preview.locator('.card')).toHaveCSS('width', '240px');
  await expectShown(preview.getByRole('img'));
});
