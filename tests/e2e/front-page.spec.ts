import type { Page } from '@playwright/test';
import { firstCases } from '../support/first-cases.ts';
import { ARTICLE, dialog, PHOTO, standInForVideos, VIDEO } from '../support/portfolio-page.ts';
import { settle } from '../support/frames.ts';
import { expect, test } from '../support/test.ts';

const frontPage = (page: Page) => page.getByRole('region', { name: 'À la une' });

/** Most that its picture may weigh, in bytes, and its width, in pixels. */
const PICTURE_BYTES = 30_000;
const PICTURE_WIDTH = 480;

test('Decision 18: the front page names the newest article, video and photo, and where they appeared', async ({
  page,
}) => {
  await page.goto('/');
  const pieces = frontPage(page).getByRole('listitem');
  await expect(pieces).toHaveText([
    /À Mokolo, la tomate se vend avant l’aube\s*Article\s· Le Fil des collines\s· 18\snov\./,
    /La voix du Mboa, en répétition\s*Vidéo\s· Douala\s· 14\snov\./,
    /Aube sur les sept collines\s*Photo\s· Yaoundé\s· 9\snov\./,
  ]);
});

test('Decision 18: each piece of the front page opens', async ({ page }) => {
  await standInForVideos(page);
  const link = frontPage(page).getByRole('link');
  for (const [index, { title }] of firstCases([...[ARTICLE, VIDEO, PHOTO].entries()], 1)) {
    await page.goto('/');
    await link.nth(index).click();
    if (index === 0)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    else await expect(dialog(page)).toHaveAccessibleName(title);
  }
});

test('Decision 18: a phone neither shows nor fetches the picture of the front page', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide window has room for it.');
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/marche-mokolo.')) pictures.push(request.url());
  });
  await page.goto('/');
  await settle(page);
  await expect(frontPage(page).locator('img')).toBeHidden();
  expect(pictures).toEqual([]);
});

test('Decision 18: beside the title the first piece has its picture, light and 4:3', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no room for it.');
  const file = page.waitForResponse(/\/marche-mokolo\.[^/]*\.webp$/);
  await page.goto('/');
  expect((await (await file).body()).length).toBeLessThanOrEqual(PICTURE_BYTES);
  const box = await frontPage(page).getByRole('img').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(PICTURE_WIDTH);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
});
