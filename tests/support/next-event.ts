import type { Page } from '@playwright/test';

/**
 * Listens for the next event of a page's window.
 *
 * @returns once the page listens, a function that waits for the event.
 */
export async function nextEvent(page: Page, type: string): Promise<() => Promise<void>> {
  const next = await page.evaluateHandle(
    (type) => ({
      event: new Promise<void>((resolve) => {
        addEventListener(
          type,
          () => {
            resolve();
          },
          { once: true },
        );
      }),
    }),
    type,
  );
  return () => next.evaluate(({ event }) => event);
}
