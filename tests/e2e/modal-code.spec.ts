import type { Page } from '@playwright/test';
import { useDearConnection } from '../support/connection.ts';
import { frames, settle } from '../support/frames.ts';
import {
  choose,
  dialog,
  openGrid,
  photoLink,
  section,
  standInForVideos,
  tab,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

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
      const alert = section(page).getByRole('alert');
      await expect(alert).toContainText('L’affichage n’a pas pu se charger.');
      await expect(alert).toBeInViewport();
      await page.unroute(files);
      await photoLink(page).click();
      await expect(dialog(page)).toHaveCSS('position', 'fixed');
      await expect(alert).toHaveCount(0);
    });

  test('may fail again: another alert says so', async ({ page }) => {
    await openFirst(page, 'Photos');
    await page.route(CODE, (route) => route.abort());
    await photoLink(page).click();
    const alert = section(page).getByRole('alert');
    const first = await alert.elementHandle();
    await photoLink(page).click();
    await expect.poll(() => first.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(alert).toBeVisible();
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
