import type { Page } from '@playwright/test';

/** Lets a page show what happened so far: what it does in answer to an input is seen within a few frames. */
export async function frames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** Lets every observer of the page speak, then every request that it started leave: what isn't asked for then won't be. */
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
