import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dayInCameroon, isoDay } from '../../../src/lib/dates.ts';
import { COPY, renewCopy, written } from '../../support/desk/copy.ts';
import { expectShown } from '../../support/desk/desk.ts';
import { expect, test } from '../../support/desk/test.ts';

const UNDATED = {
  title: 'À venir : les veilleurs des ondes',
  file: 'portfolio/a-venir-veilleurs-des-ondes.md',
};

test.afterEach(renewCopy);

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the search lists an item once, whatever its accents, and leads to it', async ({
      desk,
      page,
    }) => {
      await desk.enter();
      await page.goto('/admin/#/search/etudiantes');
      const found = page.getByRole('grid', { name: 'Éléments' }).getByRole('row');
      const named = found.filter({ hasText: 'Elles ont codé l’application' });
      await expect(named).toHaveCount(1);
      await named.click();
      await desk.formIs('Vous modifiez');
    });

    test('a title of emojis is told the address to write', async ({ desk, page }) => {
      await desk.newEntry('Articles');
      await desk.write('Titre', '🌧️🌧️');
      await desk.write('Texte', 'Ce matin, la pluie est venue.');
      await desk.saveButton.click();
      const alert = page.getByRole('alertdialog', { name: 'Erreur' });
      await expect(alert).toContainText('comme « ce-matin-la-pluie-est-venue ».');
      await expect(alert).not.toContainText('réessayer');
    });

    test('two quotation marks are no description', async ({ desk, page }) => {
      await desk.openEntry('Photos', 'Aube sur les sept collines');
      await desk.group('Photo');
      await desk.write('Description de l’image', '""');
      await desk.saveButton.click();
      await expect(page.getByRole('alertdialog', { name: 'Erreur' })).toContainText(
        'ce champ ne contient que des guillemets ; effacez-les',
      );
    });

    test('a publication’s date without a year is refused', async ({ desk, page }) => {
      await desk.openFile('Publications');
      await page.getByRole('button', { name: 'Ajouter' }).first().click();
      await desk.write('Titre', 'La pluie');
      await desk.write('Extrait', 'Elle est venue.');
      await desk.write('Date, en toutes lettres', 'hier');
      await desk.write('Adresse sur LinkedIn', 'https://www.linkedin.com/posts/la-pluie');
      await desk.saveButton.click();
      await expect(
        page.getByText('cette date n’a pas d’année ; écrivez-la en entier').first(),
      ).toBeVisible();
      await desk.write('Date, en toutes lettres', '14 octobre 2026');
      await desk.save();
      expect(written('publications.json')).toContain('"date": "14 octobre 2026"');
    });

    test('a notice hides no button of the status bar', async ({ desk, page }) => {
      await desk.newEntry('Photos');
      await desk.write('Titre', 'La pluie');
      await desk.saveButton.click();
      const notice = page.getByRole('alert').filter({ hasText: 'Un champ est à corriger' });
      const bar = page.getByRole('complementary').filter({ hasText: 'Coller un lien' });
      await expect(notice).toBeVisible();
      const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    });

    test('a new text has the day of today, which can be changed', async ({ desk }) => {
      await desk.newEntry('Articles');
      await desk.write('Titre', 'La pluie');
      const day = (await desk.group('Date')).locator('input');
      await expect(day).toHaveValue(isoDay(dayInCameroon(new Date())));
      await day.fill('2026-01-02');
      await desk.save();
      expect(written('portfolio/la-pluie.md')).toContain('date: "2026-01-02"');
      rmSync(join(COPY, 'portfolio/la-pluie.md'));
    });

    test('an item without a date stays without one, and no draft', async ({ desk }) => {
      await desk.openEntry('Vidéos', UNDATED.title);
      await desk.write('Chapô', 'Quatre voix de la nuit.');
      await desk.save();
      expect(written(UNDATED.file)).toContain('standfirst: "Quatre voix de la nuit."');
      expect(written(UNDATED.file)).not.toMatch(/^(date|draft):/m);
    });
  });

test('the preview has the byline of the owner, and follows the cursor in a long text', async ({
  desk,
  page,
}) => {
  await desk.openEntry('Articles', 'Elles ont codé l’application qui annonce le retour de l’eau');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('Par Clarisse Ndolé')).toBeVisible();
  const last = preview.locator('.article-body p').last();
  await expect(last).not.toBeInViewport();
  await desk.text.getByRole('paragraph').last().click();
  await expect(last).toBeInViewport();
});

for (const [place, title] of [
  ['of the site', 'À Bafia, la radio qui donne l’heure des pluies'],
  ['on another host', 'Autour du lac municipal, ceux qui comptent les oiseaux'],
] as const)
  test(`the preview plays a sound ${place}`, async ({ desk, page }) => {
    await page.route('https://sons.example/**', (route) =>
      route.fulfill({ path: 'public/sons/radio-mbam-matin.mp3', contentType: 'audio/mpeg' }),
    );
    await desk.openEntry('Articles', title);
    const player = page.frameLocator('iframe').locator('audio');
    await player.evaluate((audio: HTMLAudioElement) => {
      audio.muted = true;
      return audio.play();
    });
    await expect(player).toHaveJSProperty('error', null);
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBeCloseTo(6.4, 0);
  });

for (const [form, words] of [
  ['Services', 'Reportage'],
  ['À propos', 'Yaoundé'],
  ['Projet', 'Lueurs d’Afrique'],
] as const)
  test(`the preview of « ${form} » reads as a page`, async ({ desk, page }) => {
    await desk.openFile(form);
    const preview = page.frameLocator('iframe');
    await expect(preview.getByText(words).first()).toBeVisible();
    await expect(preview.getByText('Paragraphe', { exact: true })).toHaveCount(0);
    await expect(preview.getByText('Icône', { exact: true })).toHaveCount(0);
    if (form !== 'Services') await expectShown(preview.getByRole('img').first());
  });

test.describe('in a browser in English', () => {
  test.use({ locale: 'en-US' });

  test('a browser in English is offered no other language', async ({ desk, page }) => {
    await desk.enter();
    await desk.list('Vidéos').click();
    await expect(page.getByRole('button', { name: 'Nouvel élément', exact: true })).toBeVisible();
    await expect(page.getByText(/Sveltia CMS|Le bureau parle/)).toHaveCount(0);
  });
});
