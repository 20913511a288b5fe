import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Services', exact: true });
const strip = (page: Page) => page.getByRole('region', { name: 'Services, à faire défiler' });
const cards = (page: Page) => strip(page).getByRole('heading', { level: 3 });
const button = (page: Page, name: string) => section(page).getByRole('button', { name });
const pause = (page: Page) => button(page, 'Pause du défilement des services');

/** The one animation of the strip: how it stands now. */
const loop = (area: Locator) =>
  area.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation)
      .map(({ playState, effect }) => ({
        playState,
        duration: effect?.getComputedTiming().duration,
      })),
  );

const running = [{ playState: 'running', duration: 150_000 }];
const paused = [{ playState: 'paused', duration: 150_000 }];

/** Edges and titles of all that is inside the strip's window, with the loop at each of these times. */
const frames = (area: Locator, times: number[]) =>
  area.evaluate((element, all) => {
    const [animation] = element
      .getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation);
    if (!animation) throw new Error('no loop');
    animation.pause();
    const { left, right } = element.getBoundingClientRect();
    return all.map((time) => {
      animation.currentTime = time;
      return [...element.querySelectorAll('li')]
        .map((card) => ({
          box: card.getBoundingClientRect(),
          shown: card.checkVisibility({ visibilityProperty: true }),
          title: card.querySelector('h3')?.textContent,
        }))
        .filter(({ box, shown }) => shown && box.width > 0 && box.right > left && box.left < right)
        .map(({ box, title }) => ({
          title,
          from: Math.round(box.left - left),
          to: Math.round(box.right - left),
          width: right - left,
        }))
        .sort((a, b) => a.from - b.from);
    });
  }, times);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await section(page).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
  });
});

test('§4 Services: three first, three more per « Voir plus », « Voir moins » back to three', async ({
  page,
}) => {
  await expect(cards(page)).toHaveCount(3);
  await expect(button(page, 'Voir moins')).toHaveCount(0);
  for (const count of [6, 9, 12]) {
    await button(page, 'Voir plus').click();
    await expect(cards(page)).toHaveCount(count);
    await expect(section(page).getByRole('status')).toHaveText(`${count} services affichés`);
  }
  await expect(button(page, 'Voir plus')).toHaveCount(0);
  await expect(button(page, 'Voir moins')).toBeFocused();
  await button(page, 'Voir moins').click();
  await expect(cards(page)).toHaveCount(3);
  await expect(button(page, 'Voir moins')).toHaveCount(0);
  await expect(button(page, 'Voir plus')).toBeFocused();
});

test('§4 Services: what « Voir plus » adds is in sight at once', async ({ page }) => {
  await button(page, 'Voir plus').click();
  await expect(cards(page).nth(3)).toBeInViewport();
});

test('§4 Services: the keyboard works all of it', async ({ page }) => {
  await strip(page).focus();
  expect(await loop(strip(page))).toEqual(paused);
  await page.keyboard.press('Tab');
  await expect(pause(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Voir plus')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(6);
  await expect.poll(() => loop(strip(page))).toEqual(running);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => loop(strip(page))).toEqual(paused);
});

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

test('§2 Services: the strip can be pushed by hand', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 800, height: 800 });
  const before = await strip(page).evaluate((element) => element.scrollLeft);
  await strip(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => strip(page).evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(before);
});

test('§9 Services: no hole in the loop and no jump at its end, at any width', async ({ page }) => {
  for (const count of [3, 6, 9, 12]) {
    if (count > 3) await button(page, 'Voir plus').click();
    await expect(cards(page)).toHaveCount(count);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // A breath before the end: at 150 s exactly the loop has already begun anew.
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

test('§2 Services: the buttons stay where they are while services are added', async ({ page }) => {
  const top = async () => (await pause(page).boundingBox())?.y ?? 0;
  const before = await top();
  expect(before).toBeGreaterThan(0);
  for (const count of [6, 9, 12]) {
    await button(page, 'Voir plus').click();
    await expect(cards(page)).toHaveCount(count);
    expect(await top()).toBeCloseTo(before, 0);
  }
});

test('§2 Services: the copies are out of reach', async ({ page }) => {
  const copy = strip(page).locator('ul[aria-hidden="true"]');
  await expect(copy.getByRole('heading', { includeHidden: true })).toHaveCount(3);
  await expect(copy).toHaveJSProperty('inert', true);
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('§4 Services: a still grid, without pause button', async ({ page }) => {
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

for (const theme of ['light', 'dark']) {
  test(`§2 Services: nothing for axe to say (${theme})`, async ({ page }) => {
    await page.evaluate((value) => {
      localStorage.setItem('theme', value);
    }, theme);
    await page.reload();
    await button(page, 'Voir plus').click();
    await expect(cards(page)).toHaveCount(6);
    await pause(page).click();
    await strip(page).evaluate((element) =>
      Promise.all(
        element
          .getAnimations({ subtree: true })
          .filter((one) => one instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    const { violations, passes } = await new AxeBuilder({ page }).include('#services').analyze();
    expect(violations).toEqual([]);
    expect(passes.length).toBeGreaterThan(5);
  });
}
