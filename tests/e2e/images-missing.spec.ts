import about from '../content/about.json' with { type: 'json' };
import { refuse } from '../support/refuse.ts';
import { expect, test } from '../support/test.ts';

/** Two lengths in pixels that differ by no more than rounding does. */
function expectSame(actual: number | undefined, expected: number | undefined): void {
  expect(expected).toBeGreaterThan(0);
  expect(Math.abs((actual ?? 0) - (expected ?? 0))).toBeLessThanOrEqual(1);
}

/** The drawing that lets what is behind an image show. */
const EMPTY = /^data:image\/svg/;

test.describe('an image that fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('§2 About: the cover shows in the place of a portrait that fails', async ({ page }) => {
    const failed = await refuse(page, /\/portrait\./);
    await page.goto('/');
    const image = page.getByRole('img', { name: about.portrait.alt });
    const cover = image.locator('xpath=ancestor::div[1]');
    const expected = await cover.boundingBox();
    await image.scrollIntoViewIfNeeded();
    await failed();

    await expect(image).toHaveAttribute('src', EMPTY);
    await expect(cover).toBeVisible();
    const actual = await cover.boundingBox();
    expectSame(actual?.height, expected?.height);
    expectSame(actual?.width, expected?.width);
  });

  test('§9 Portfolio: the cover shows in the place of a picture that fails', async ({ page }) => {
    const failed = await refuse(page, /\.(?:webp|avif)$/);
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Portfolio' }).getByRole('article').first();
    const image = card.locator('img');
    const expected = await card.boundingBox();
    await image.scrollIntoViewIfNeeded();
    await failed();

    await expect(image).toHaveAttribute('src', EMPTY);
    expectSame((await card.boundingBox())?.height, expected?.height);
  });

  test('§3 Testimonials: the initials show in the place of an avatar that fails', async ({
    page,
  }) => {
    const failed = await refuse(page, /\/firmin-eru\./);
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Témoignages', exact: true });
    await section.scrollIntoViewIfNeeded();
    const card = section.getByRole('figure').filter({ hasText: 'Firmin Eru' });
    await card.scrollIntoViewIfNeeded();
    await failed();

    await expect(card.locator('img')).toHaveAttribute('src', EMPTY);
    await expect(card.getByText('FE', { exact: true })).toBeVisible();
  });
});

test('§3 Testimonials: a person without a picture has initials', async ({ page }) => {
  await page.goto('/');
  const card = page
    .getByRole('region', { name: 'Témoignages', exact: true })
    .getByRole('figure')
    .filter({ hasText: 'Odette Nkui' });

  await expect(card.getByText('ON', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});
