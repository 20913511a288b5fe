import type { Page } from '@playwright/test';
import { renewCopy, writeArticle } from '../../support/desk/copy.ts';
import { expect, test } from '../../support/desk/test.ts';

const dashboard = (page: Page) => page.getByRole('dialog', { name: 'Votre bureau' });

/** The list below a heading of the dashboard. */
const below = (page: Page, heading: string) =>
  dashboard(page).locator('h3', { hasText: heading }).locator('~ ul').first();

declare global {
  interface Window {
    /** Where each button of the dashboard has stood, by its label. */
    places: Record<string, string[]>;
  }
}

/** Notes where the buttons of the dashboard stand, at each frame. Runs in the page. */
function watchButtons(): void {
  window.places = {};
  const look = () => {
    for (const button of document.querySelectorAll('dialog > button, dialog nav > *')) {
      const { x, y } = button.getBoundingClientRect();
      const places = (window.places[button.textContent] ??= []);
      const place = `${x}, ${y}`;
      if (!places.includes(place)) places.push(place);
    }
    requestAnimationFrame(look);
  };
  look();
}

// Who edited before has left drafts.
test.beforeAll(renewCopy);
test.afterEach(renewCopy);

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the desk opens on what waits: drafts, what is scheduled with its day, the front page', async ({
      desk,
      page,
    }) => {
      writeArticle('ancien', 'date: "2020-01-30"\ndraft: true');
      writeArticle('nouveau', 'date: "2020-01-31"\ndraft: true');
      writeArticle('futur', 'date: "2999-01-31"');
      writeArticle('vedette', 'date: "2020-01-31"\nfeatured: true');
      await page.goto('/admin/');
      await expect(below(page, 'Brouillons (2)').getByRole('listitem')).toHaveText([
        'nouveau',
        'ancien',
      ]);
      await expect(below(page, 'Programmés (2)').getByRole('listitem')).toHaveText([
        /, le 1er décembre 2027$/,
        'futur, le 31 janvier 2999',
      ]);
      await expect(below(page, 'À la une (1 sur 3)')).toHaveText('vedette');
      await dashboard(page).getByRole('link', { name: 'ancien', exact: true }).click();
      await expect(dashboard(page)).toBeHidden();
      await desk.formIs('Vous modifiez');
      await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('ancien');
    });

    test('no button moves as what waits comes in', async ({ page }) => {
      writeArticle('ancien', 'date: "2020-01-30"\ndraft: true');
      await page.addInitScript(watchButtons);
      await page.goto('/admin/');
      await expect(below(page, 'Brouillons (1)')).toBeVisible();
      const places = await page.evaluate(() => window.places);
      expect(Object.keys(places)).toHaveLength(5);
      for (const [label, { length }] of Object.entries(places))
        expect(length, `places of « ${label} »`).toBe(1);
    });

    test('a new item is begun from there, and a text that was left', async ({ desk, page }) => {
      await page.goto('/admin/');
      await dashboard(page).getByRole('link', { name: 'Nouvelle vidéo' }).click();
      await desk.formIs('Vous commencez');
      await desk.type('Titre', 'La pluie');
      await expect(desk.publishButton).toBeVisible();
      await page.getByRole('button', { name: 'Annuler la modification' }).click();
      await page.getByRole('button', { name: 'Accueil', exact: true }).click();
      await dashboard(page).getByRole('button', { name: '1 texte commencé' }).click();
      await expect(dashboard(page)).toBeHidden();
      const kept = page.getByRole('dialog', { name: 'Textes commencés' });
      await expect(kept.getByRole('listitem')).toContainText('La pluie');
    });

    test('links are pasted from there', async ({ page }) => {
      await page.goto('/admin/');
      await dashboard(page).getByRole('button', { name: 'Coller un lien' }).click();
      await expect(dashboard(page)).toBeHidden();
      await expect(page.getByRole('dialog', { name: 'Coller un lien' })).toBeVisible();
      await expect(page.getByRole('textbox')).toBeFocused();
    });
  });

test('an address that names a form opens that form alone', async ({ desk, page }) => {
  await page.goto('/admin/#/collections/articles/new');
  await desk.formIs('Vous commencez');
  await expect(page.getByRole('button', { name: 'Accueil', exact: true })).toBeVisible();
  await expect(dashboard(page)).toHaveCount(0);
});

test('Escape closes the dialog, and gives the focus back to the button that opened it', async ({
  desk,
  page,
}) => {
  await desk.enter();
  const open = page.getByRole('button', { name: 'Accueil', exact: true });
  await open.press('Enter');
  await expect(dashboard(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dashboard(page)).toBeHidden();
  await expect(open).toBeFocused();
});

test('what can’t be read is said, and can be tried again', async ({ page }) => {
  await page.goto('/admin/#/collections/articles');
  const open = page.getByRole('button', { name: 'Accueil', exact: true });
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toBeVisible();
  await page.context().setOffline(true);
  await open.click();
  await expect(dashboard(page)).toContainText('Vos textes n’ont pas pu être lus\u202f: ');
  await expect(dashboard(page).getByRole('link', { name: 'Nouvel article' })).toBeVisible();
  await dashboard(page).getByRole('button', { name: 'Fermer' }).click();
  await page.context().setOffline(false);
  await open.click();
  await expect(dashboard(page).getByRole('heading', { name: 'Programmés (1)' })).toBeVisible();
});
