import type { Browser } from '@playwright/test';

/**
 * A browser that prints.
 *
 * @returns nothing where there is none, or where what drives it isn't installed.
 */
export async function openBrowser(): Promise<Browser | undefined> {
  try {
    const { chromium } = await import('@playwright/test');
    const { launchOptions } = await import('../../../tests/support/launch-options.ts');
    return await chromium.launch(launchOptions());
  } catch {
    return undefined;
  }
}
