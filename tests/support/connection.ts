import type { Page } from '@playwright/test';

/** What a browser says of its connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: '4g' | '3g' | '2g';
}

/** Makes the browser say so, on every page to come. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
  }, connection);
}

/** Makes the browser say, on every page to come, that its visitor saves data. */
export const saveData = (page: Page) => pretendConnection(page, { saveData: true });

/** Makes the browser say, on every page to come, that data is dear: no code is fetched ahead of the visitor. */
export const useDearConnection = (page: Page) => pretendConnection(page, { effectiveType: '3g' });
