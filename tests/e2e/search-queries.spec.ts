import { announced, results, searchAddress } from '../support/search-page.ts';
import { QUERIES } from '../support/search-queries.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'What is found is the same on every device.');

test('§26 Search: twenty queries find first what is expected', async ({ page }) => {
  expect(QUERIES).toHaveLength(20);
  for (const [query, first] of QUERIES) {
    await page.goto(searchAddress(query));
    await expect(announced(page), query).toHaveText(/^\d+ résultats? pour/);
    await expect(results(page).first().getByRole('link'), query).toHaveText(
      new RegExp(`^${first.replace('?', '\\?')}`),
    );
    await expect(results(page).first().locator('mark').first(), query).toBeVisible();
  }
});
