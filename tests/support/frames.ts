import type { Page } from '@playwright/test';

/** Waits for some animation frames, within which the page shows its response to an input. */
export async function frames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** Waits until all observers of the page have run and have started their requests. */
export async function settle(page: Page): Promise<void> {
  await frames(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(document.documentElement);
      }),
  );
  const answered = page.waitForResponse(/favicon\.svg\?settle/);
  await page.evaluate(() => fetch('/favicon.svg?settle'));
  await answered;
}
