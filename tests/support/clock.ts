import type { Page } from '@playwright/test';

/** Gives a page a clock that only the test moves. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Later than it can have come by itself.
  await page.clock.pauseAt(60_000);
}
