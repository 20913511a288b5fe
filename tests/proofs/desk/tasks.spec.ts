import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { dayInCameroon, isoDay } from '../../../src/lib/dates.ts';
import { COPY, HIDDEN, renewCopy, written } from '../../support/desk/copy.ts';
import { expect, test } from '../../support/desk/test.ts';
import { SAMPLE } from '../../support/sample.ts';

const json = <Schema extends z.ZodType>(schema: Schema, path: string) =>
  schema.parse(JSON.parse(written(path)));

/** A photo that says where it was taken. */
const located = () =>
  sharp(join(SAMPLE, 'images/portrait.jpg'))
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } })
    .jpeg()
    .toBuffer();

/** The line of a new entry that gets the current day by itself, in the time zone of the browser (playwright.config.ts). */
const TODAY = `date: "${isoDay(dayInCameroon(new Date()))}"`;

/** How often the owner clicks or taps in a task. */
let clicks = 0;

test.beforeAll(renewCopy);

test.beforeEach(async ({ page }) => {
  clicks = 0;
  page.on('console', (message) => {
    if (message.text() === 'click') clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) console.log('click');
      },
      true,
    );
  });
});

test.afterEach(({}, { title }) => {
  console.log(`${clicks} clicks: ${title}`);
});

test('change the phone number', async ({ desk }) => {
  await desk.openFile('Identité et contact');
  await desk.write('Téléphone', '+237 699 11 22 33', 'Contact');
  await desk.save();
  const { contact } = json(z.object({ contact: z.object({ phone: z.string() }) }), 'site.json');
  expect(contact.phone).toBe('+237 699 11 22 33');
});

test('add an article with a picture', async ({ desk }) => {
  await desk.newEntry('Articles');
  await desk.write('Titre', 'Le marché de nuit d’Obala');
  await desk.addImage('Nuit à Obala.jpg', 'Étals éclairés à la lampe', await located());
  await desk.write('Texte', 'Premier paragraphe, **en gras**.\n\nDeuxième paragraphe.');
  await desk.publish();
  expect(written('portfolio/le-marche-de-nuit-d-obala.md')).toBe(
    [
      '---',
      'category: "Articles"',
      'title: "Le marché de nuit d’Obala"',
      TODAY,
      'image:',
      '  src: "./nuit-a-obala.webp"',
      '  alt: "Étals éclairés à la lampe"',
      '---',
      '',
      'Premier paragraphe, **en gras**.',
      '',
      'Deuxième paragraphe.',
      '',
    ].join('\n'),
  );
  expect(existsSync(join(COPY, 'portfolio/nuit-a-obala.webp'))).toBe(true);
});

test('add a video', async ({ desk }) => {
  await desk.newEntry('Vidéos');
  await desk.write('Titre', 'Une heure avec les luthiers d’Ebolowa');
  await desk.write('Adresse de la vidéo', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await desk.write('Texte', 'Un luthier tend la peau d’un tambour.');
  await desk.publish();
  expect(written('portfolio/une-heure-avec-les-luthiers-d-ebolowa.md')).toBe(
    [
      '---',
      'category: "Vidéos"',
      'videoUrl: "https://www.youtube.com/watch?v=aqz-KE-bpKQ"',
      'title: "Une heure avec les luthiers d’Ebolowa"',
      TODAY,
      '---',
      '',
      'Un luthier tend la peau d’un tambour.',
      '',
    ].join('\n'),
  );
});

test('import an article by its link, look at it, publish it', async ({ desk, page }) => {
  await desk.enter();
  await page.getByRole('button', { name: 'Coller un lien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coller un lien' });
  await dialog.getByLabel('Un ou plusieurs liens').fill('http://ghost.example/texte');
  await dialog.getByRole('button', { name: 'Reprendre' }).click();
  const results = page.getByRole('dialog', { name: 'Vos liens' });
  await expect(results).toContainText('pris, en brouillon');
  // The desk is loaded again.
  const loaded = page.waitForEvent('load');
  await results.getByRole('button', { name: 'Voir les brouillons' }).click();
  await loaded;
  await desk.openEntry('Articles', 'Vingt-deux regards pour un appareil');
  await desk.publish();
  const draft = written('portfolio/vingt-deux-regards-pour-un-appareil.md');
  expect(draft).toContain('outlet: "Carnets de ville"');
  expect(draft).not.toContain('draft');
});

test('hide an item', async ({ desk, page }) => {
  const file = `portfolio/${HIDDEN.slug}.md`;
  const before = written(file);
  await desk.openEntry('Articles', HIDDEN.title);
  await page.getByRole('switch', { name: 'Brouillon' }).click();
  await desk.save();
  expect(written(file)).toBe(before.replace(/^date:/m, 'draft: true\n$&'));
});

test('reorder services', async ({ desk, page }) => {
  const services = z.object({ services: z.array(z.object({ title: z.string() })) });
  const before = json(services, 'services.json').services.map(({ title }) => title);
  await desk.openFile('Services');
  const handle = page.getByRole('button', { name: 'Réordonner l’élément' }).nth(1);
  await handle.focus();
  await handle.press('ArrowUp');
  await desk.save();
  const [first, second, ...others] = before;
  const after = json(services, 'services.json').services.map(({ title }) => title);
  expect(after).toEqual([second, first, ...others]);
});

test('replace the CV: the new one takes the place of the old one', async ({ desk }) => {
  await desk.openFile('À propos');
  const mimeType = 'application/pdf';
  // The editor knows a file by its content: the same one again is no replacement.
  const buffer = Buffer.concat([readFileSync(join(SAMPLE, 'cv.pdf')), Buffer.from('%2027')]);
  const file = { name: 'cv-2027.pdf', mimeType, buffer };
  await desk.upload('CV (fichier PDF)', file, { replaces: true });
  await desk.save();
  expect(json(z.object({ cv: z.string() }), 'about.json').cv).toBe('./cv.pdf');
  expect(written('cv.pdf')).toMatch(/%2027$/);
  expect(globSync('*.pdf', { cwd: COPY })).toEqual(['cv.pdf']);
});

test('change the portrait: the new one says nothing of its place', async ({ desk }) => {
  await desk.openFile('À propos');
  await desk.group('Portrait');
  await desk.uploadPhoto('au-marche.jpg', await located());
  await desk.write('Description de l’image', 'Clarisse Ndolé au marché', 'Portrait');
  await desk.save();
  const about = z.object({ portrait: z.object({ src: z.string(), alt: z.string() }) });
  const { src, alt } = json(about, 'about.json').portrait;
  expect({ src, alt }).toEqual({ src: './images/au-marche.webp', alt: 'Clarisse Ndolé au marché' });
  expect((await sharp(join(COPY, src)).metadata()).exif).toBeUndefined();
});

test('change the biography', async ({ desk, page }) => {
  await desk.openFile('À propos');
  const biography = await desk.group('Biographie');
  await biography.getByRole('textbox').nth(1).fill('Je me suis formée à Yaoundé.');
  await desk.save();
  const { paragraphs } = json(z.object({ paragraphs: z.array(z.string()) }), 'about.json');
  expect(paragraphs).toHaveLength(3);
  expect(paragraphs[1]).toBe('Je me suis formée à Yaoundé.');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('add a testimonial', async ({ desk, page }) => {
  await desk.openFile('Témoignages : professionnels');
  await page.getByRole('button', { name: /^Ajouter .*Témoignage/ }).click();
  const last = page.getByRole('group', { name: /Témoignages/ });
  await last.getByRole('textbox', { name: 'Témoignage' }).last().fill('Une plume exacte.');
  await last.getByRole('textbox', { name: 'Nom' }).last().fill('Ève Nkolo');
  await last.getByRole('textbox', { name: 'Fonction' }).last().fill('Éditrice');
  await desk.save();
  const list = z.object({ testimonials: z.array(z.unknown()) });
  const { testimonials } = json(list, 'testimonials/accueil.json');
  expect(testimonials).toHaveLength(7);
  expect(testimonials.at(-1)).toEqual({
    text: 'Une plume exacte.',
    name: 'Ève Nkolo',
    position: 'Éditrice',
  });
});

test('change the donation details', async ({ desk }) => {
  await desk.openFile('Projet');
  await desk.group('Soutien');
  await desk.write('Numéro', '+237 655 44 33 22', 'Faire un don');
  await desk.write('Titulaire du compte', 'Association Lueurs', 'Faire un don');
  await desk.save();
  const donation = z.object({
    support: z.object({ donation: z.object({ phone: z.string(), name: z.string() }) }),
  });
  expect(json(donation, 'project.json').support.donation).toEqual({
    phone: '+237 655 44 33 22',
    name: 'Association Lueurs',
  });
});
