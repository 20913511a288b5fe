import type { Page } from '@playwright/test';
import { saveData } from '../support/saved-data.ts';
import { expect, test } from '../support/test.ts';

// The browser keeps the font between pages.
test.use({ intercepted: false });

/** The display serif among the fonts of the page: whether it is there, and whether the titles show in it. */
async function serif(page: Page): Promise<{ status: string[]; shown: boolean }> {
  return page.evaluate(() => ({
    status: [...document.fonts]
      .filter((face) => face.family === 'Besley')
      .map((face) => face.status),
    shown: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.startsWith(
      'Besley',
    ),
  }));
}

/** Where the letters of the header's name and of the first title stand: their tops and heights, in pixels. */
async function measures(page: Page): Promise<number[]> {
  const texts = [
    page.getByRole('banner').getByRole('link').first(),
    page.getByRole('heading').first(),
  ];
  const places = texts.map((text) =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, height } = range.getBoundingClientRect();
      return [top, height];
    }),
  );
  return (await Promise.all(places)).flat();
}

for (const path of ['/', '/projet'])
  test(`Speed: the first visit of ${path} doesn’t wait for the display serif, the second shows it in the same place`, async ({
    page,
  }) => {
    await page.goto(path);
    const before = await measures(page);
    expect((await serif(page)).shown).toBe(false);
    await expect.poll(async () => (await serif(page)).status).toEqual(['loaded']);
    await page.reload();
    expect((await serif(page)).shown).toBe(true);
    await expect.poll(async () => (await serif(page)).status).toEqual(['loaded']);
    const after = await measures(page);
    after.forEach((value, index) => {
      expect(value).toBeCloseTo(before[index] ?? NaN, 0);
    });
  });

test('Speed: a page that has just loaded shows before the display serif is fetched', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      // After every other listener.
      setTimeout(() => {
        const [serif] = [...document.fonts].filter((face) => face.family === 'Besley');
        document.documentElement.dataset['serif'] = serif?.status ?? 'none';
      });
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-serif', 'unloaded');
  await expect.poll(async () => (await serif(page)).status).toEqual(['loaded']);
});

test('Speed: the display serif isn’t fetched for a visitor who saves data', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await saveData(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
  expect((await serif(page)).status).toEqual(['unloaded']);
});
