import type { Page } from '@playwright/test';
import { useDearConnection } from '../../support/connection.ts';
import { frames, settle } from '../../support/frames.ts';
import {
  choose,
  dialog,
  openGrid,
  PHOTO,
  photoLink,
  standInForVideos,
  tab,
} from '../../support/portfolio-page.ts';
import { expect, test } from '../../support/test.ts';

async function openFirst(page: Page, category: string): Promise<void> {
  await openGrid(page);
  await choose(page, category);
}

test.beforeEach(async ({ page }) => {
  await standInForVideos(page);
  await useDearConnection(page);
});

test.describe('§2 Portfolio modals: their code', () => {
  const CODE = /\/_astro\/Modal\.[^/]*\.js/;
  const STYLES = /\/_astro\/modal\.[^/]*\.css/;
  test.use({ expectedConsole: [/Failed to load/] });

  test('is asked for once the pointer or the focus reaches a card, and not before', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openFirst(page, 'Photos');
    await tab(page, 'Photos').hover();
    await settle(page);
    expect(asked.filter((url) => CODE.test(url))).toEqual([]);
    const code = page.waitForResponse(CODE);
    const styles = page.waitForResponse(STYLES);
    await photoLink(page).focus();
    for (const file of [code, styles]) await (await file).finished();
    await frames(page, 4);
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const [what, files] of [
    ['it', CODE],
    ['its styles', STYLES],
  ] as const)
    test(`${what} may fail: the alert says so, and a second click opens`, async ({ page }) => {
      await openFirst(page, 'Photos');
      await page.route(files, (route) => route.abort());
      await photoLink(page).click();
      const alert = page
        .getByRole('alert')
        .filter({ hasText: 'Le chargement a échoué. Réessayez.' });
      await expect(alert).toBeInViewport();
      await page.unroute(files);
      await photoLink(page).click();
      await expect(dialog(page)).toHaveCSS('position', 'fixed');
      await expect(alert).toBeHidden();
    });

  test('without network it is said, and the item opens once that is back', async ({
    page,
    context,
  }) => {
    await openFirst(page, 'Photos');
    await context.setOffline(true);
    await photoLink(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Hors connexion' });
    await expect(alert).toBeInViewport();
    await context.setOffline(false);
    await expect(dialog(page)).toHaveAccessibleName(PHOTO.title);
    await expect(alert).toBeHidden();
  });

  test('a site that was replaced is told, with a button that reloads', async ({ page }) => {
    await openFirst(page, 'Photos');
    await page.route(CODE, (route) => route.fulfill({ status: 404 }));
    await photoLink(page).click();
    await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeInViewport();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('opens once its styles are there', async ({ page }) => {
    await openFirst(page, 'Photos');
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(STYLES, async (route) => {
      await held;
      await route.fallback();
    });
    const code = page.waitForResponse(CODE);
    await photoLink(page).click();
    await (await code).finished();
    await frames(page, 4);
    await expect(dialog(page)).toHaveCount(0);
    release(undefined);
    await expect(dialog(page)).toHaveCSS('position', 'fixed');
  });
});
