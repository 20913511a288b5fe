import { expectDrawn } from '../support/drawn.ts';
import { frames } from '../support/frames.ts';
import { refuse } from '../support/refuse.ts';
import {
  card,
  chooseAll,
  openGrid,
  section,
  standInForVideos,
  touchGrid,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await standInForVideos(page);
});

test.describe('§7 Video thumbnails', () => {
  const HOSTED = 'Comment je vérifie un chiffre, en quatre minutes';
  const OWN = 'Lumière du soir';

  test('a hosted video without an image takes the still of its host, once the grid is touched', async ({
    page,
    thirdParty,
  }) => {
    await page.goto('/');
    await section(page).scrollIntoViewIfNeeded();
    expect(thirdParty).toEqual([]);
    await touchGrid(page);
    await chooseAll(page, 'Vidéos');
    await card(page, HOSTED).scrollIntoViewIfNeeded();
    const still = card(page, HOSTED).locator('img');
    await expect(still).toHaveAttribute('src', 'https://i.ytimg.com/vi/WhWc3b3KhnY/hqdefault.jpg');
    await expect(still).toHaveJSProperty('naturalWidth', 480);
  });

  test('a file of our own gives one of its frames: at most 320 × 180, as JPEG', async ({
    page,
  }) => {
    await openGrid(page);
    await chooseAll(page, 'Vidéos');
    await card(page, OWN).scrollIntoViewIfNeeded();
    const still = card(page, OWN).locator('img');
    await expect(still).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    await expect(still).toHaveJSProperty('naturalWidth', 320);
    await expect(still).toHaveJSProperty('naturalHeight', 180);
    await expect(page.locator('video')).toHaveCount(0);
  });

  test.describe('what can’t be had', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('leaves the drawn cover, at its size', async ({ page }) => {
      const refused = [
        { title: HOSTED, failed: await refuse(page, /^https:\/\/i\.ytimg\.com\//) },
        { title: OWN, failed: await refuse(page, /\.mp4$/) },
      ];
      await openGrid(page);
      await chooseAll(page, 'Vidéos');
      for (const { title, failed } of refused) {
        await card(page, title).scrollIntoViewIfNeeded();
        await failed();
        await frames(page, 4);
        await expect(card(page, title).locator('img')).toHaveCount(0);
        const cover = card(page, title).locator('.ndop-cover');
        const box = await cover.boundingBox();
        expect(box?.height).toBeCloseTo(((box?.width ?? 0) * 3) / 4, 0);
        await expectDrawn(cover);
      }
    });
  });
});
