import type { Page } from '@playwright/test';
import { dialog, openAt, photoLink, standInForVideos } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const counter = (page: Page) => dialog(page).getByRole('status');

test.beforeEach(async ({ page }) => {
  await standInForVideos(page);
});

test('§2 Photo viewer: by keyboard alone', async ({ page }) => {
  await openAt(page, 'Photos');
  await photoLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('Photo 2 sur 7');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('Photo 7 sur 7');
  await page.keyboard.press('Escape');
  await expect(photoLink(page)).toBeFocused();
});

test('§2 Photo viewer: its buttons go round, through a photo without a title too @rare', async ({
  page,
  isMobile,
}) => {
  await openAt(page, 'Photos');
  await photoLink(page).click();
  const names = new Set<string | null>();
  for (let position = 1; position <= 7; position += 1) {
    await expect(counter(page)).toHaveText(`Photo ${position} sur 7`);
    names.add(await dialog(page).getAttribute('aria-label'));
    const next = dialog(page).getByRole('button', { name: 'Photo suivante' });
    await (isMobile ? next.tap() : next.click());
  }
  expect(names.size).toBe(7);
  expect([...names].some((name) => name?.startsWith('Photo\u202f: La première'))).toBe(true);
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
  await dialog(page).getByRole('button', { name: 'Photo précédente' }).click();
  await expect(counter(page)).toHaveText('Photo 7 sur 7');
});

test('§2 Photo viewer: a swipe leads to the next photo and back @rare', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Swiping takes a finger.');
  await openAt(page, 'Photos');
  await photoLink(page).tap();
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
  const finger = await page.context().newCDPSession(page);
  const swipe = async (...xs: number[]) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    const [first, ...rest] = xs;
    await send('touchStart', first);
    for (const x of rest) await send('touchMove', x);
    await send('touchEnd');
  };
  await swipe(300, 220, 140, 80);
  await expect(counter(page)).toHaveText('Photo 2 sur 7');
  await swipe(200, 190, 180);
  await swipe(80, 140, 220, 300);
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
});

test('§2 Photo viewer: « Taille réelle » shows more than fits, and the arrows move it @rare', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openAt(page, 'Photos');
  await photoLink(page).click();
  const zoom = dialog(page).getByRole('button', { name: 'Taille réelle' });
  const image = dialog(page).getByRole('img');
  expect((await image.boundingBox())?.width).toBeLessThanOrEqual(390);
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await image.boundingBox())?.width).toBe(1200);
  const frame = dialog(page).getByRole('region', { name: 'Photo en taille réelle' });
  const left = await frame.evaluate((element) => element.scrollLeft);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left);
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
  await zoom.click();
  await expect(frame).toHaveCount(0);
});

const HELD = [
  ['on its side', 640, 360],
  ['upright', 360, 640],
] as const;

for (const [held, width, height] of HELD) {
  test(`§2 Photo viewer: a phone held ${held} shows the whole photo and all that is said of it @rare`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'A desk has room.');
    await page.setViewportSize({ width, height });
    await openAt(page, 'Photos');
    await photoLink(page).click();
    const image = dialog(page).getByRole('img');
    await expect(image).toBeInViewport({ ratio: 1 });
    const said = dialog(page).getByText(/atelier du site/);
    await said.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect(said).toBeInViewport({ ratio: 1 });
    const tools = await dialog(page).getByRole('button', { name: 'Photo suivante' }).boundingBox();
    const line = await said.boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(tools?.y ?? 0);
    if (width > height) await expect(image).toBeInViewport({ ratio: 1 });
  });
}

/** Most that the row of controls takes of the window, in pixels. */
const ROW = 56;

for (const [held, width, height] of HELD) {
  test(`§2 Photo viewer: on a phone held ${held} it takes the whole window, and one row of controls is its foot @rare`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'A desk shows the page behind it.');
    await page.setViewportSize({ width, height });
    await openAt(page, 'Photos');
    await photoLink(page).click();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    for (const name of ['Photo précédente', 'Photo suivante', 'Taille réelle']) {
      const box = await dialog(page).getByRole('button', { name }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect(box?.y, name).toBeGreaterThanOrEqual(height - ROW);
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(height);
    }
  });
}

test('§2 Photo viewer: on a phone the caption follows the photo @rare', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A desk has its photo in the middle.');
  await page.setViewportSize({ width: 360, height: 640 });
  await openAt(page, 'Photos');
  await photoLink(page).click();
  const image = await dialog(page).getByRole('img').boundingBox();
  const title = await dialog(page).getByRole('heading').boundingBox();
  const gap = (title?.y ?? Infinity) - (image?.y ?? 0) - (image?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(24);
});
