import { articleLink, card, dialog, readArticle as read } from '../support/portfolio-page.ts';
import { close, DATED, openArticles, UNDATED } from '../support/reader-page.ts';
import { expect, test } from '../support/test.ts';

test.describe('§2 Article reader: byline and date', () => {
  test('the date is the article’s own, in long French form @rare', async ({ page }) => {
    await openArticles(page);
    await read(page);
    await expect(dialog(page).getByText('Rédacteur', { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('18 novembre 2026')).toBeVisible();
  });

  test('without one it is the day of reading @rare', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-03-01T10:00:00'));
    await openArticles(page);
    await read(page, UNDATED);
    await expect(dialog(page).getByText('1er mars 2027')).toBeVisible();
  });
});

test('§2 Article reader: opens through its button alone, by keyboard', async ({ page }) => {
  await openArticles(page);
  const opener = articleLink(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: DATED })).toBeVisible();
  await close(page);
  await expect(opener).toBeFocused();
  await card(page, DATED).getByRole('heading').click();
  // Had the heading opened one, no other could be.
  await read(page, UNDATED);
});
