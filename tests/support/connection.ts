import type { Page } from '@playwright/test';

/** The parts of `navigator.connection` that the site reads. */
interface Connection {
  saveData?: boolean;
  effectiveType?: '4g' | '3g' | '2g';
}

/** Mocks `navigator.connection` on every page that is loaded from now on. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
  }, connection);
}

/** Turns on data saving on every page that is loaded from now on. */
export const saveData = (page: Page) => pretendConnection(page, { saveData: true });

/** Simulates a slow, expensive connection, on which no code is prefetched. */
export const useDearConnection = (page: Page) => pretendConnection(page, { effectiveType: '3g' });
