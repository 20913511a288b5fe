import type { Locator, Page } from '@playwright/test';
import { bringToMiddle } from './scroll.ts';
import { expect } from './test.ts';

/** Returns the header's menu; on a phone, opens it first. */
export async function openMenu(page: Page, isMobile: boolean): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Principale' });
  if (isMobile && !(await menu.isVisible()))
    await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  return menu;
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
}

/** Returns the position of an element in the window, in pixels. */
export async function box(element: Locator): Promise<{ top: number; bottom: number }> {
  return element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { top, bottom };
  });
}

/** Scrolls a section's heading to the middle of the window, without animation. */
export async function scrollToHeading(page: Page, name: string): Promise<void> {
  await bringToMiddle(heading(page, name));
  await page.mouse.wheel(0, 300);
}
