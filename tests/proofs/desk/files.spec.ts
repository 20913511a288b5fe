import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { COPY, written } from '../../support/desk/copy.ts';
import { type Desk } from '../../support/desk/desk.ts';
import { expect, test } from '../../support/desk/test.ts';

const FIELD = 'Fichier de l’image';

/** A photo as a phone takes it: on its side, large, with place, device and time. */
const photo = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c63' } })
    .withExif({
      IFD0: { Make: 'Téléphone' },
      IFD2: { DateTimeOriginal: '2026:11:18 04:40:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function newPhoto(desk: Desk, title = 'Une photo de téléphone'): Promise<void> {
  await desk.newEntry('Photos');
  await desk.write('Titre', title);
}

/** Chooses a file that can't be used, and reads what is said of it at once. */
async function refused(desk: Desk, name: string, buffer: Buffer, reason: string): Promise<void> {
  const { page } = desk;
  const field = await desk.group(FIELD);
  await field.getByRole('button', { name: 'Parcourir' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Téléverser' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  const told = page.getByRole('dialog', { name: 'Ce fichier ne convient pas' });
  await expect(told).toContainText(reason);
  await told.getByRole('button', { name: 'Compris' }).click();
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(
    'Une photo de téléphone',
  );
}

for (const [width, label] of [
  [390, 'Enregistrer'],
  [1280, 'Enregistrer'],
  [390, 'Publier'],
  [1280, 'Publier'],
] as const)
  test(`at ${width} px « ${label} » waits for a picture that is still being scaled down`, async ({
    desk,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const released = new Promise((resolve) => {
        addEventListener('release', resolve, { once: true });
      });
      globalThis.OffscreenCanvas = class extends OffscreenCanvas {
        override async convertToBlob(options?: ImageEncodeOptions): Promise<Blob> {
          await released;
          return super.convertToBlob(options);
        }
      };
    });
    const name = `${label.toLowerCase()}-${width}`;
    await newPhoto(desk, name);
    const field = await desk.chooseFile(FIELD, {
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(),
    });
    await expect(field).toContainText('Traitement');
    await page.getByRole('button', { name: label, exact: true }).click();
    // A tap elsewhere, as of somebody who waits, takes nothing back.
    await page.getByRole('textbox', { name: 'Titre', exact: true }).click();
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await desk.expectSaved();
    const saved = written(`portfolio/${name}.md`);
    expect(saved).toContain(`src: "./${name}.webp"`);
    expect(saved.includes('draft: true')).toBe(label === 'Enregistrer');
  });

test('a photo of a phone is stored upright, at most 2,400 px wide, without place, device and time', async ({
  desk,
}) => {
  await newPhoto(desk);
  const buffer = await photo();
  const { exif, orientation } = await sharp(buffer).metadata();
  expect(exif?.includes('2026:11:18')).toBe(true);
  expect(orientation).toBe(6);
  await desk.upload(FIELD, { name: 'IMG 0042.jpg', mimeType: 'image/jpeg', buffer });
  await desk.write('Description de l’image', 'Un mur');
  await desk.save();
  const stored = await sharp(join(COPY, 'portfolio/img-0042.webp')).metadata();
  expect(stored).toMatchObject({ width: 1800, height: 2400 });
  expect(stored.exif).toBeUndefined();
  expect(stored.xmp).toBeUndefined();
  expect(readFileSync(join(COPY, 'portfolio/img-0042.webp')).includes('Exif')).toBe(false);
});

for (const [name, buffer, reason] of [
  [
    'IMG_0042.HEIC',
    Buffer.from('heic'),
    'Réglages › Appareil photo › Formats › Le plus compatible',
  ],
  ['photo.jpg', Buffer.from('ceci n’est pas une image'), '« photo.jpg » est illisible'],
  ['lourde.jpg', Buffer.alloc(21_000_000), 'pèse 21 Mo ; choisissez un fichier de moins de 20 Mo'],
] as const)
  test(`a file that can’t be used is refused as it is chosen: ${name}`, async ({ desk }) => {
    await newPhoto(desk);
    await refused(desk, name, buffer, reason);
  });

test('a file that is dropped is looked at as one that is chosen', async ({ desk, page }) => {
  await newPhoto(desk, 'Une photo qui vient d’ailleurs');
  const field = await desk.group(FIELD);
  await field.getByRole('button', { name: 'Parcourir' }).click();
  const picker = page.getByRole('dialog', { name: 'Sélectionner' });
  const drop = async (name: string, content: Buffer) => {
    const files = await page.evaluateHandle(
      ([title, base64]) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        transfer.items.add(new File([bytes], title, { type: 'image/jpeg' }));
        return transfer;
      },
      [name, content.toString('base64')] as const,
    );
    await picker.locator('.drop-target').dispatchEvent('drop', { dataTransfer: files });
  };
  await drop('photo.jpg', Buffer.from('ceci n’est pas une image'));
  const told = page.getByRole('dialog', { name: 'Ce fichier ne convient pas' });
  await expect(told).toContainText('« photo.jpg » est illisible');
  await told.getByRole('button', { name: 'Compris' }).click();
  await drop('IMG 0043.jpg', await photo());
  await picker.getByRole('button', { name: 'Insérer' }).click();
  await expect(field).toContainText('img-0043');
  await desk.write('Description de l’image', 'Un mur');
  await desk.save();
  const stored = await sharp(join(COPY, 'portfolio/img-0043.webp')).metadata();
  expect(stored).toMatchObject({ width: 1800, height: 2400 });
  expect(stored.exif).toBeUndefined();
});

for (const [what, text] of [
  ['a link that runs a script', '[ici](javascript:alert)'],
  ['a link without a site', 'Voir [le projet](/projet).'],
] as const)
  test(`what stops the build is not saved: ${what}`, async ({ desk, page }) => {
    await desk.newEntry('Articles');
    await desk.write('Titre', 'Un lien');
    await desk.write('Texte', text);
    await desk.saveButton.click();
    await expect(page.getByText('ce texte contient un lien qui ne mène nulle part')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Texte', exact: true })).toHaveValue(text);
  });

test('what stops the build is not saved: a video that plays on its own site alone', async ({
  desk,
  page,
}) => {
  await desk.newEntry('Vidéos');
  await desk.write('Titre', 'Une vidéo');
  await desk.write('Adresse de la vidéo', 'https://www.facebook.com/watch?v=12');
  await desk.saveButton.click();
  await expect(page.getByText('le site ne peut pas jouer cette vidéo')).toBeVisible();
});

test('a link that is pasted is looked at, and it is told why it can’t be taken', async ({
  desk,
  page,
}) => {
  await desk.enter();
  await page.getByRole('button', { name: 'Coller un lien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coller un lien' });
  await dialog.getByLabel('Un ou plusieurs liens').fill('http://localhost:4527/admin/');
  await dialog.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByRole('dialog', { name: 'Vos liens' })).toContainText(
    'cette adresse n’est pas celle d’une page publique du web',
  );
});

test('captions are uploaded beside the entry of their video', async ({ desk }) => {
  const file = 'portfolio/lumiere-du-soir.md';
  await desk.openEntry('Vidéos', 'Lumière du soir');
  await desk.unfold();
  await desk.upload('Fichier de sous-titres', {
    name: 'Soir corrigé.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nBonsoir.\n'),
  });
  await desk.save();
  expect(written(file)).toContain('subtitles: "./soir-corrige.vtt"');
  expect(written('portfolio/soir-corrige.vtt')).toMatch(/^WEBVTT/);
});

test('of an article made private, the outlet is asked for; then it is saved', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.openEntry('Articles', 'Elles ont codé l’application qui annonce le retour de l’eau');
  await desk.unfold();
  const visibility = await desk.group('Visibilité');
  // On a busy machine the form may be rendered again after it was announced.
  await expect(async () => {
    await visibility.getByRole('radio', { name: 'Privée' }).click({ timeout: 5000 });
    await expect(desk.saveButton).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await desk.saveButton.click();
  const alert = page.getByRole('alertdialog', { name: 'Erreur' });
  await expect(alert).toContainText('écrivez le média où le lire en entier');
  await alert.getByRole('button', { name: 'OK' }).click();
  await desk.write('Média où l’article a paru', 'Le Fil des collines');
  await desk.save();
  expect(written('portfolio/etudiantes-code-retour-de-l-eau.md')).toMatch(
    /outlet: "Le Fil des collines"[\s\S]*visibility: "private"/,
  );
});
