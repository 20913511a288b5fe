import type { Locator } from '@playwright/test';
import about from '../content/about.json' with { type: 'json' };
import { expectDrawn } from '../support/drawn.ts';
import { cards, touchGrid } from '../support/portfolio-page.ts';
import { refuse } from '../support/refuse.ts';
import { bringToMiddle } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: [/Failed to load resource/] });

/** Expects a drawing in the place of an image that has failed, in the proportions of its picture. */
async function expectCover(image: Locator): Promise<void> {
  await expect(image).toHaveAttribute('src', /^data:image\/svg/);
  const { shown, drawn } = await image.evaluate((element) => ({
    shown: element.clientWidth / element.clientHeight,
    drawn: Number(element.getAttribute('width')) / Number(element.getAttribute('height')),
  }));
  expect(shown).toBeCloseTo(drawn, 1);
  await expectDrawn(image);
}

test('§2 About: the cover shows in the place of a portrait that fails @rare', async ({ page }) => {
  const failed = await refuse(page, /\/portrait\./);
  await page.goto('/');
  const image = page.getByRole('img', { name: about.portrait.alt });
  await bringToMiddle(image);
  await failed();
  await expectCover(image);
});

test('§9 Portfolio: the cover shows in the place of a picture that fails, and stays @rare', async ({
  page,
}) => {
  const failed = await refuse(page, /\/marche-mokolo/);
  await page.goto('/');
  const image = cards(page)
    .first()
    .getByRole('img', { name: /marché Mokolo/ });
  await bringToMiddle(image);
  await failed();
  await expectCover(image);
  // The code of the grid knows the address of the picture.
  await touchGrid(page);
  await expectCover(image);
});
