import type { Locator } from '@playwright/test';

/** Scrolls an element to the middle of the window, at once. */
export async function bringToMiddle(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}
