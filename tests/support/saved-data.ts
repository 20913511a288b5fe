import type { Page } from '@playwright/test';

/** Makes the browser say, on every page to come, that its visitor saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
}
