import type { Page } from '@playwright/test';

/** Installs a clock that only the test advances. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Later than the clock can have run so far.
  await page.clock.pauseAt(60_000);
}
