import type { Page, Request } from '@playwright/test';

/**
 * Refuses whatever has an address that fits. What waits to be fetched often looks as what failed: a test waits
 * for the failure before it looks.
 *
 * @returns waits until the first such request has failed.
 */
export async function refuse(page: Page, address: RegExp): Promise<() => Promise<Request>> {
  await page.route(address, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => address.test(request.url()));
  return () => failed;
}
