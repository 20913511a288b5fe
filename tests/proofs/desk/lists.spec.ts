import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COPY, renewCopy, writeArticle, written } from '../../support/desk/copy.ts';
import { expect, test } from '../../support/desk/test.ts';

const path = (name: string) => join(COPY, `portfolio/${name}.md`);

test.afterEach(renewCopy);

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a list shows drafts first, under a heading, and of each entry its state, day and outlet', async ({
      desk,
      page,
    }) => {
      writeArticle('essai', 'date: "2020-01-31"\noutlet: Sillons\ndraft: true\nfeatured: true');
      await desk.enter();
      await desk.list('Articles').click();
      await expect(page.getByRole('row', { name: 'essai', exact: true })).toContainText(
        'Brouillon · À la une · essai · 31/01/2020 · Sillons',
      );
      const headings = page.getByRole('grid', { name: 'Éléments' }).getByRole('columnheader');
      await expect(headings).toContainText(['Brouillons', 'Les autres']);
    });

    test('a list says which entry is scheduled', async ({ desk, page }) => {
      writeArticle('essai', 'date: "2999-01-31"');
      writeArticle('une-1', 'date: "2999-01-30"\ndraft: true');
      await desk.enter();
      await desk.list('Articles').click();
      const summary = (title: string) =>
        page.getByRole('row', { name: title, exact: true }).locator('bdi');
      await expect(summary('essai')).toHaveCSS('content', '"Programmé · "', { pseudo: 'before' });
      await expect(summary('une-1')).toHaveCSS('content', 'none', { pseudo: 'before' });
    });

    test('of four featured items the desk says which one the front page leaves out', async ({
      desk,
      page,
    }) => {
      for (const number of [1, 2, 3, 4])
        writeArticle(`une-${number}`, `date: "2019-01-0${number}"\nfeatured: true`);
      await desk.openEntry('Articles', 'une-1');
      await desk.write('Titre', 'une-1 bis');
      await desk.save();
      await expect(page.getByRole('status', { name: 'À la une' })).toHaveText(
        'À la une : 4 sur 3 ; le plus ancien n’y est pas : « une-1 bis ».',
      );
    });

    test('what is deleted is named before, and comes back', async ({ desk, page }) => {
      writeArticle('essai', 'date: "2026-01-31"');
      await desk.openEntry('Articles', 'essai');
      await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
      await page.getByRole('menuitem', { name: 'Supprimer' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Supprimer l’élément' });
      await expect(dialog.getByRole('listitem')).toHaveText('essai');
      const button = dialog.getByRole('button', { name: 'Supprimer' });
      await expect(button).toHaveCSS('background-color', 'rgb(170, 17, 17)');
      await button.click();
      await expect.poll(() => existsSync(path('essai'))).toBe(false);
      await page.getByRole('button', { name: 'Annuler la suppression' }).click();
      await expect.poll(() => existsSync(path('essai'))).toBe(true);
      expect(written('portfolio/essai.md')).toContain('title: essai');
    });

    const viewOnSite = async (page: Page) => {
      if (width === 390)
        await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
      await page
        .getByRole(width === 390 ? 'menuitem' : 'button', { name: 'Voir sur le site' })
        .click();
    };

    test('what is saved is shown on the site by « Voir sur le site »', async ({ desk, page }) => {
      await desk.openEntry(
        'Articles',
        'Elles ont codé l’application qui annonce le retour de l’eau',
      );
      const opened = page.waitForEvent('popup');
      await viewOnSite(page);
      expect(new URL((await opened).url()).pathname).toMatch(/^\/articles\/.+\/$/);
    });

    test('of a draft it says that it is not on the site', async ({ desk, page }) => {
      writeArticle('essai', 'draft: true');
      await desk.openEntry('Articles', 'essai');
      await viewOnSite(page);
      const told = page.getByRole('dialog', { name: 'Un brouillon n’est pas sur le site' });
      await expect(told).toContainText('« Publier », en bas de cette page, le met en ligne.');
      await told.getByRole('button', { name: 'Fermer' }).click();
      await desk.write('Titre', 'Un essai');
      expect(page.context().pages()).toHaveLength(1);
    });

    test('a new text is a draft until « Publier »', async ({ desk, page }) => {
      const file = 'portfolio/avant-la-pluie.md';
      await desk.newEntry('Articles');
      await desk.write('Titre', 'Avant la pluie');
      await desk.publishButton.click();
      await expect(page.getByText('Cet article n’a encore ni texte ni chapô')).toBeVisible();
      await page.getByRole('button', { name: 'OK' }).click();
      await desk.write('Chapô', 'Le ciel est noir.');
      await desk.save();
      expect(written(file)).toContain('draft: true');
      await page.getByRole('row', { name: 'Avant la pluie', exact: true }).click();
      await desk.formIs('Vous modifiez');
      // Far below the switch.
      await desk.group('Adresse de l’article chez ce média');
      await desk.publishButton.click();
      await expect.poll(() => written(file)).not.toContain('draft');
      await expect(desk.publishButton).toBeHidden();
    });

    test('a draft whose publication is refused stays one', async ({ desk, page }) => {
      await desk.newEntry('Vidéos');
      await desk.write('Titre', 'Avant la pluie');
      await desk.write('Adresse de la vidéo', 'https://www.facebook.com/watch?v=12');
      await desk.publishButton.click();
      await expect(page.getByText('le site ne peut pas jouer cette vidéo')).toBeVisible();
      await expect(desk.publishButton).toBeVisible();
      await desk.write('Adresse de la vidéo', 'https://vimeo.com/12');
      await desk.save();
      expect(written('portfolio/avant-la-pluie.md')).toContain('draft: true');
      rmSync(path('avant-la-pluie'));
    });

    test('a draft that is published without other changes stays one when the save fails', async ({
      desk,
      page,
    }) => {
      writeArticle('essai', 'draft: true');
      await desk.openEntry('Articles', 'essai');
      await page.route('**/admin/local/file?**', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
      );
      await desk.publishButton.click();
      await desk.answer(/./, 'Plus tard');
      await desk.expectNotSaved();
      await expect(page.getByRole('switch', { name: 'Brouillon' })).toBeChecked();
      await expect(desk.publishButton).toBeEnabled();
    });

    test('a text says how many words it has', async ({ desk, page }) => {
      await desk.newEntry('Articles');
      await desk.text.click();
      await page.keyboard.type('La pluie est venue');
      await expect(page.getByText('4 mots, 1 min de lecture')).toBeVisible();
    });
  });

test('the status bar is one line on a phone', async ({ desk, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.newEntry('Articles');
  await desk.type('Titre', 'Commencé');
  await page.goto('/admin/#/collections/videos');
  await expect(page.getByRole('button', { name: '1 texte commencé' })).toBeAttached();
  const bar = page.getByRole('complementary').filter({ hasText: 'Coller un lien' });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(48);
});

test('a new publication stands on top', async ({ desk, page }) => {
  await desk.openFile('Publications');
  await page.getByRole('button', { name: 'Ajouter' }).first().click();
  const titles = page.getByRole('textbox', { name: 'Titre', exact: true });
  await expect(titles.first()).toHaveValue('');
});

test('a word says that the desk opens, until it has', async ({ desk, page }) => {
  await page.route('**/desk.js', (route) => route.abort(), { times: 1 });
  await page.goto('/admin/');
  const opening = page.getByText('Le bureau s’ouvre…');
  await expect(opening).toBeVisible();
  await expect(page.getByRole('status').locator('svg')).toBeVisible();
  await desk.enter();
  await expect(opening).toBeHidden();
});

test('a click that comes right after another is not lost', async ({ desk, page }) => {
  await desk.enter();
  // Playwright's own click would wait until nothing covers the list.
  const places = await Promise.all(
    ['Vidéos', 'Photos'].map((name) => desk.list(name).boundingBox()),
  );
  for (const place of places) {
    if (!place) throw new Error('A list is nowhere.');
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  }
  await expect(desk.list('Photos')).toHaveAttribute('aria-selected', 'true');
});
