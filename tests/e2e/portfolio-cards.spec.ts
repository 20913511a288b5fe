import type { Locator } from '@playwright/test';
import {
  cards,
  choose,
  openGrid,
  section,
  standInForVideos,
  tab,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const lines = async (locator: Locator) =>
  locator.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.clientHeight / Number.parseFloat(lineHeight));
  });

test.beforeEach(async ({ page }) => {
  await standInForVideos(page);
});

test('§9 Line clamps: 3 lines of title and 4 of description for an article, else 2 and 3 @rare', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openGrid(page);
  for (const [category, title, description] of [
    ['Articles', 3, 4],
    ['Vidéos', 2, 3],
    ['Photos', 2, 3],
  ] as const) {
    await choose(page, category);
    const titles = await Promise.all((await cards(page).getByRole('heading').all()).map(lines));
    expect(Math.max(...titles)).toBe(title);
    const texts = cards(page).locator('p:nth-of-type(2)');
    expect(Math.max(...(await Promise.all((await texts.all()).map(lines))))).toBe(description);
  }
});

test('§3 Portfolio item: without a title there is no heading, and the name is the description’s start @rare', async ({
  page,
}) => {
  await openGrid(page);
  await choose(page, 'Photos');
  const card = section(page).getByRole('article', { name: /^Photo : La première grosse pluie/ });
  await expect(card).toBeVisible();
  await expect(card.getByRole('heading')).toHaveCount(0);
  await expect(card.getByRole('link')).toHaveAccessibleName(
    /^Agrandir : Photo : La première grosse pluie/,
  );
});

test('§2 Portfolio modals: « Lire l’article » appears on hover and on keyboard focus', async ({
  page,
  isMobile,
}) => {
  await openGrid(page);
  const card = cards(page).first();
  const button = card.getByRole('link', { name: /^Lire l'article/ });
  if (isMobile) {
    await expect(button).toHaveCSS('opacity', '1');
    return;
  }
  await expect(button).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(button).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(button).toHaveCSS('opacity', '0');
  await tab(page, 'Photos').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
});
