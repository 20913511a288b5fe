import { prepareForPrint, plain, print, wholeText } from '../support/paper.ts';
import { ARTICLE } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

/** How light a colour is at most, from 0 to 255. */
const lightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? ['0']).map(Number));

test('§2 Article: in print it is a clipping, dark on light, with its address and date @rare', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.emulateMedia({ media: 'print' });
  await page.goto(ARTICLE.path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await prepareForPrint(page);
  const ink = page.getByText(ARTICLE.start).evaluate((text) => getComputedStyle(text).color);
  expect(lightness(await ink)).toBeLessThan(50);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('18 novembre 2026', { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`^https://.+${ARTICLE.path}$`))).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('§10 Article: it prints in order, with the outlet that had it first and both addresses', async ({
  page,
}) => {
  await page.goto(ARTICLE.path);
  const sheets = await print(page);
  const text = wholeText(sheets);
  const paragraphs = await page.locator('.formatted-text p').allInnerTexts();
  expect(paragraphs.length).toBeGreaterThan(5);
  const starts = paragraphs.map((paragraph) => text.indexOf(plain(paragraph).slice(0, 60)));
  expect(starts).not.toContain(-1);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(text).toContain('Paru dans Le Fil des collines');
  expect(text).toContain('(https://filcollines.example/');
  expect(text).toMatch(new RegExp(`https://[^ ]+${ARTICLE.path}$`));
  expect(sheets.length).toBeLessThanOrEqual(2);
});
