import { firstCases } from '../support/first-cases.ts';
import { announced, look, results } from '../support/search-page.ts';
import { QUERIES } from '../support/search-queries.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What is found is the same on every device.');

test('§26 Search: twenty queries find first what is expected', async ({ page }) => {
  expect(QUERIES).toHaveLength(20);
  await page.goto('/recherche');
  for (const [query, first] of firstCases(QUERIES, 8)) {
    await look(page, query);
    await expect(announced(page)).toHaveText(new RegExp(`^\\d+ résultats? pour « ${query} »$`));
    await expect(results(page).first().getByRole('link'), query).toHaveText(
      new RegExp(`^${first.replace('?', '\\?')}`),
    );
    await expect(results(page).first().locator('mark').first(), query).toBeVisible();
  }
});
