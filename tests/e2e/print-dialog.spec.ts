import { print, times, wholeText } from '../support/paper.ts';
import {
  ARTICLE,
  dialog,
  openAt,
  openGrid,
  PHOTO,
  photoLink,
  readArticle,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

test('§20 Print: an open article prints alone, whole, once, with its address', async ({ page }) => {
  await openAt(page, 'Articles');
  await readArticle(page);
  await expect(dialog(page).getByText(ARTICLE.start)).toBeVisible();
  const sheets = await print(page);
  const text = wholeText(sheets);
  expect(times(text, ARTICLE.title)).toBe(1);
  for (const paragraph of await dialog(page).locator('.formatted-text p').allInnerTexts()) {
    // The address of a link stands behind its words.
    expect(times(text, paragraph.slice(0, 60))).toBe(1);
    expect(times(text, paragraph.slice(-40))).toBe(1);
  }
  expect(text).toContain('Le Fil des collines');
  expect(text).toMatch(new RegExp(`${ARTICLE.path}$`));
  for (const words of ['Journaliste Professionnelle', 'Services', 'Partager', 'Commentaires'])
    expect(text).not.toContain(words);
  expect(sheets.length).toBeLessThanOrEqual(2);
  // It goes on as it was.
  await expect(dialog(page).getByRole('button', { name: 'Partager' })).toBeVisible();
});

test('§20 Print: an open photo prints alone, on one sheet @rare', async ({ page }) => {
  await openGrid(page);
  await photoLink(page).click();
  await expect(dialog(page).getByRole('heading', { name: PHOTO.title })).toBeVisible();
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.pictures).toBe(1);
  expect(sheets[0]?.text).toMatch(new RegExp(`^${PHOTO.title} .+\\?ouvrir=${PHOTO.slug}$`));
});
