import { firstCases } from '../support/first-cases.ts';
import {
  button,
  cards,
  frames,
  loop,
  openServices,
  pause,
  paused,
  running,
  strip,
} from '../support/services-page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => openServices(page));

test('§4 Services: the loop stops under a mouse and goes on when it leaves', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a mouse');
  expect(await loop(strip(page))).toEqual(running);
  await strip(page).hover();
  await expect.poll(() => loop(strip(page))).toEqual(paused);
  await page.mouse.move(5, 5);
  await expect.poll(() => loop(strip(page))).toEqual(running);
});

test('§4 Services: the pause button holds the loop and lets it go', async ({ page }) => {
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
  await pause(page).click();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await loop(strip(page))).toEqual(paused);
  await pause(page).click();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await loop(strip(page))).toEqual(running);
});

test('§2 Services: the strip can be pushed by hand @rare', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 800, height: 800 });
  const before = await strip(page).evaluate((element) => element.scrollLeft);
  await strip(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => strip(page).evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(before);
});

test('§9 Services: no hole in the loop and no jump at its end, at any width @rare', async ({
  page,
}) => {
  for (const count of firstCases([3, 6, 9, 12], 2)) {
    if (count > 3) await button(page, 'Voir plus').click();
    await expect(cards(page)).toHaveCount(count);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // A breath before the end: at 150 s exactly the loop has already begun again.
      const [start = [], end, ...others] = await frames(
        strip(page),
        [0, 149_999.9, 40_000, 75_000, 120_000, 149_000],
      );
      expect(start.length).toBeGreaterThan(0);
      expect(end).toEqual(start);
      for (const shown of [start, ...others]) {
        expect(shown[0]?.from).toBeLessThanOrEqual(24);
        expect(shown.at(-1)?.to).toBeGreaterThanOrEqual((shown[0]?.width ?? Infinity) - 25);
        const gaps = shown.slice(1).map(({ from }, before) => from - (shown[before]?.to ?? 0));
        for (const gap of gaps) expect(Math.abs(gap - 24)).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('§2 Services: the copies are out of reach @rare', async ({ page }) => {
  const copy = strip(page).locator('ul[aria-hidden="true"]');
  await expect(copy.getByRole('heading', { includeHidden: true })).toHaveCount(3);
  await expect(copy).toHaveJSProperty('inert', true);
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('§4 Services: a still grid, without pause button @rare', async ({ page }) => {
    // Awake before the click: what grows long after it would count as moving by itself.
    await button(page, 'Voir plus').focus();
    await expect(page.locator('astro-island:has(#ilot-services)')).not.toHaveAttribute('ssr');
    await button(page, 'Voir plus').click();
    await expect(cards(page)).toHaveCount(6);
    expect(await loop(strip(page))).toEqual([]);
    await expect(pause(page)).toBeHidden();
    await expect(strip(page).locator('ul[aria-hidden="true"]')).toBeHidden();
    const [first, last] = [
      await cards(page).first().boundingBox(),
      await cards(page).last().boundingBox(),
    ];
    expect(last?.y).toBeGreaterThan((first?.y ?? Infinity) + 100);
  });
});
