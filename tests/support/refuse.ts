import type { Page, Request } from '@playwright/test';

/**
 * Aborts requests whose URL matches. Loading and failure may look alike: a test waits for the failure before it checks the
 * page.
 *
 * @returns a function that waits until the first request has failed.
 */
export async function refuse(page: Page, address: RegExp): Promise<() => Promise<Request>> {
  await page.route(address, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => address.test(request.url()));
  return () => failed;
}
