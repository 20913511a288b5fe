import type { Locator } from '@playwright/test';

/** Scrolls an element to the middle of the window, without animation. */
export async function bringToMiddle(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}
