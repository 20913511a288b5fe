import { expect, test as base } from '@playwright/test';
import { Desk } from './desk.ts';

interface Fixtures {
  desk: Desk;
  /** URLs on other hosts that the editor requested, and its policy violations. */
  abroad: string[];
}

/** Playwright test of the editor, which fails on requests to other hosts and policy violations. */
export const test = base.extend<Fixtures>({
  abroad: async ({}, use) => {
    await use([]);
  },

  page: async ({ page, abroad }, use) => {
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) abroad.push(message.text());
    });
    page.on('pageerror', (error) => abroad.push(error.message));
    await page.route(
      ({ hostname, protocol }) => protocol.startsWith('http') && hostname !== 'localhost',
      async (route) => {
        abroad.push(route.request().url());
        await route.abort();
      },
    );
    await use(page);
    expect(abroad).toEqual([]);
  },

  desk: async ({ page }, use) => {
    await use(new Desk(page));
  },
});

export { expect };
