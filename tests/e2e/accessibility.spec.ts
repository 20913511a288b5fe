import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [/Failed to load resource.*404/] });

const ROUTES = ['/', '/projet', '/introuvable'];

for (const theme of ['light', 'dark']) {
  for (const route of ROUTES) {
    test(`§2 Accessibility: ${route} breaks no rule of axe in the ${theme} theme`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, theme);
      await page.goto(route);

      expect(await violations(page)).toEqual([]);
    });
  }
}

test('§2 Accessibility: the open menu breaks no rule of axe', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'The wide header shows its entries at once.');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();

  expect(await violations(page)).toEqual([]);
});

test('§2 Accessibility: the unfolded texts break no rule of axe', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A wide screen has nothing to unfold.');
  await page.goto('/projet');
  await page.getByRole('button', { name: 'Lire la suite...' }).click();
  await page.getByRole('button', { name: 'Voir la suite...' }).click();

  expect(await violations(page)).toEqual([]);
});
