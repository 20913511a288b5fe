import type { Page } from '@playwright/test';
import { ARTICLE, dialog, openAt } from './portfolio-page.ts';
import { expect } from './test.ts';

/** An article that has a date, and one that has none. */
export const DATED = ARTICLE.title;
export const UNDATED = 'Avant d’être porté, le ndop a déjà traversé le pays';

export const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name });

/** Opens the page with every article on show. */
export const openArticles = (page: Page) => openAt(page, 'Articles');

/** Leaves the article, by keyboard. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}
