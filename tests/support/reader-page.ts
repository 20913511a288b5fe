import type { Page } from '@playwright/test';
import { ARTICLE, dialog, openAt } from './portfolio-page.ts';
import { expect } from './test.ts';

/** Titles of an article with a date and of one without. */
export const DATED = ARTICLE.title;
export const UNDATED = 'Avant d’être porté, le ndop a déjà traversé le pays';

export const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name });

/** Opens the home page with all articles shown. */
export const openArticles = (page: Page) => openAt(page, 'Articles');

/** Closes the reader with the keyboard. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}
