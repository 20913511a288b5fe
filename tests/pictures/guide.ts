import { mkdir } from 'node:fs/promises';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { Desk, expectShown } from '../support/desk/desk.ts';
import { serveDesk } from '../support/desk/serve.ts';

const FOLDER = '.github/screenshots/bureau';
const PORT = 4527;

/** What the owner does before each picture, by the picture's name; each leads to the place to look at. */
const SCENES: Record<string, (desk: Desk, page: Page) => Promise<Locator>> = {
  // The way in.
  entree: async (desk) => {
    await desk.enter();
    return desk.list('Identité et contact');
  },
  // The phone number.
  telephone: async (desk) => {
    await desk.openFile('Identité et contact');
    const contact = await desk.group('Contact');
    return contact.getByRole('textbox', { name: 'Téléphone' });
  },
  // An article.
  article: async (desk, page) => {
    await desk.newEntry('Articles');
    await desk.write('Titre', 'Le marché de nuit d’Obala');
    await desk.group('Image');
    await desk.addImage('marche-de-nuit.jpg', 'Étals éclairés à la lampe');
    await desk.text.pressSequentially('À la nuit tombée, Obala allume ses lampes.');
    await expectShown(page.frameLocator('iframe').getByRole('img').first());
    return page.getByRole('textbox', { name: 'Titre', exact: true });
  },
  // A video.
  video: async (desk, page) => {
    await desk.newEntry('Vidéos');
    await desk.write('Titre', 'Une heure avec les luthiers d’Ebolowa');
    await desk.write('Adresse de la vidéo', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await expect(page.frameLocator('iframe').getByText('Vidéo bientôt disponible')).toBeHidden();
    return page.getByRole('textbox', { name: 'Adresse de la vidéo' });
  },
  // A draft.
  brouillon: async (desk) => {
    await desk.openEntry(
      'Articles',
      'Au bord de la Sanaga, des planteurs de cacao apprennent à attendre',
    );
    const draft = (await desk.group('Brouillon')).getByRole('switch');
    await draft.click();
    return draft;
  },
  // The order of the services.
  services: async (desk, page) => {
    await desk.openFile('Services');
    const handle = page.getByRole('button', { name: 'Réordonner l’élément' }).nth(1);
    return handle;
  },
  // The CV.
  cv: async (desk) => {
    await desk.openFile('À propos');
    const file = await desk.group('CV (fichier PDF)');
    return file.getByRole('button', { name: 'Remplacer le fichier' });
  },
  // The biography.
  biographie: async (desk) => {
    await desk.openFile('À propos');
    const biography = await desk.group('Biographie');
    return biography.getByRole('textbox').first();
  },
  // A testimonial.
  temoignage: async (desk, page) => {
    await desk.openFile('Témoignages : professionnels');
    await page.getByRole('button', { name: /^Ajouter .*Témoignage/ }).click();
    const list = page.getByRole('group', { name: /Témoignages/ });
    const text = list.getByRole('textbox', { name: 'Témoignage' }).last();
    await text.fill('Une plume exacte, et une oreille.');
    const name = list.getByRole('textbox', { name: 'Nom' }).last();
    await name.fill('Ève Nkolo');
    // What is far below isn't drawn yet.
    await name.evaluate((field) => {
      field.scrollIntoView({ block: 'start' });
    });
    await list.getByRole('textbox', { name: 'Fonction' }).last().fill('Éditrice');
    return text;
  },
  // The donation details.
  don: async (desk) => {
    await desk.openFile('Projet');
    await desk.group('Soutien');
    const donation = await desk.group('Faire un don');
    return donation.getByRole('textbox', { name: 'Numéro' });
  },
  // Saving.
  enregistre: async (desk, page) => {
    await desk.openFile('Projet');
    await desk.write('Nom du projet', 'Lueurs');
    await desk.save();
    return page.getByText(/Enregistré\./);
  },
};

/** Photographs the desk with the place to look at framed, for each task of the owner's guide. */
export async function takeGuidePictures(browser: Browser): Promise<void> {
  await serveDesk(PORT);
  await mkdir(FOLDER, { recursive: true });
  for (const [name, scene] of Object.entries(SCENES)) {
    const page = await browser.newPage({
      baseURL: `http://localhost:${PORT}`,
      locale: 'fr-FR',
      timezoneId: 'Africa/Douala',
      viewport: { width: 1100, height: 640 },
    });
    const place = await scene(new Desk(page), page);
    await frame(place);
    await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
      .webp({ quality: 75 })
      .toFile(`${FOLDER}/${name}.webp`);
    await page.close();
  }
}

async function frame(place: Locator): Promise<void> {
  await place.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    if (!(element instanceof HTMLElement)) return;
    element.style.outline = '3px solid #c2410c';
    element.style.outlineOffset = '4px';
  });
}
