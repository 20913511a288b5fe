import site from '../content/site.json' with { type: 'json' };
import { box, openMenu } from '../support/header-page.ts';
import { expect, test } from '../support/test.ts';

const ENTRIES = ['Accueil', 'À propos', 'Services', 'Portfolio', 'Contact', 'Projet'];

test('§2 Header: the home menu has its six entries, with their addresses', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const menu = await openMenu(page, isMobile);

  await expect(menu.getByRole('link')).toHaveText(ENTRIES);
  for (const [name, href] of Object.entries({
    'À propos': '#about',
    Services: '#services',
    Portfolio: '#portfolio',
    Contact: '#contact',
    Projet: '/projet',
  }))
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(page.getByRole('button', { name: 'Thème sombre' })).toBeVisible();
});

test('§2 Header: on the project page both menus show « Accueil » alone, and nothing is active', async ({
  page,
  isMobile,
}) => {
  await page.goto('/projet');
  const menu = await openMenu(page, isMobile);

  await expect(menu.getByRole('link')).toHaveText(['Accueil']);
  await expect(page.getByRole('navigation', { name: 'Pied de page' }).getByRole('link')).toHaveText(
    ['Accueil'],
  );
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Thème sombre' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.hero.title);
});

test('§2 Header: « Projet » leads to the project page @rare', async ({ page, isMobile }) => {
  await page.goto('/');
  const menu = await openMenu(page, isMobile);
  await menu.getByRole('link', { name: 'Projet' }).click();

  await expect(page).toHaveURL('/projet');
});

test.describe('the menu of a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'The wide header shows its entries at once.');

  test('§2 Header: the menu is closed at first, opens, and closes with Escape', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principale' });
    const button = page.getByRole('button', { name: 'Menu' });

    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('§2 Header: the menu closes when the page beside it is touched @rare', async ({ page }) => {
    await page.goto('/');
    const menu = await openMenu(page, true);
    await page.touchscreen.tap(195, 800);

    await expect(menu).toBeHidden();
  });

  test('§2 Header: each entry is at least 44 px high @rare', async ({ page }) => {
    await page.goto('/');
    const menu = await openMenu(page, true);
    for (const link of await menu.getByRole('link').all()) {
      const { top, bottom } = await box(link);
      expect(bottom - top).toBeGreaterThanOrEqual(44);
    }
  });
});

test('§2 Header: the first press of Tab offers to skip to the content', async ({ page }) => {
  for (const route of ['/', '/projet']) {
    await page.goto(route);
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  }
});
