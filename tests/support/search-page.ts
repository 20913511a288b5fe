import type { Locator, Page } from '@playwright/test';

/** Matches Pagefind's script and index files. */
export const INDEX_FILES = /\/pagefind\//;

export const searchAddress = (query: string) => `/recherche?q=${encodeURIComponent(query)}`;

const form = (page: Page): Locator => page.getByRole('search');

export const field = (page: Page): Locator => form(page).getByRole('searchbox');

export const announced = (page: Page): Locator => page.getByRole('status');

export const results = (page: Page): Locator =>
  page.getByRole('main').getByRole('list').last().getByRole('listitem');

export const more = (page: Page): Locator =>
  page.getByRole('button', { name: /^Plus de résultats/ });

/** Types a query and submits it. */
export async function look(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await form(page).getByRole('button', { name: 'Chercher' }).click();
}
