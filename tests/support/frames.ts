import type { Page } from '@playwright/test';

/** Lets a page show what happened so far: what it does in answer to an input is seen within a few frames. */
export async function frames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}
