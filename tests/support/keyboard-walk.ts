import type { Page } from '@playwright/test';
import { focusLook, type Stop } from './focus-look.ts';
import { stopGliding } from './still.ts';
import { expect } from './test.ts';

/**
 * Records every visible control, in reading order.
 *
 * @param part selector of the part of the page to search.
 * @returns their names, in that order.
 */
export async function markControls(page: Page, part = 'body'): Promise<string[]> {
  await stopGliding(page);
  return page.evaluate((selector) => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';
    const root = document.querySelector(selector);
    const controls = [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        !control.closest('[inert]') &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    window.marked = controls.map((control, index) => {
      const labelled = [control, ...control.children].find((one) => one.hasAttribute('aria-label'));
      const words = labelled?.getAttribute('aria-label') ?? control.textContent;
      const name = words.replaceAll(/\s+/g, ' ').trim() || control.id;
      return { control, name: `${index + 1}. ${control.localName} ${name}` };
    });
    return window.marked.map(({ name }) => name);
  }, part);
}

/** Waits until the focus has left an element: moving into and out of a frame involves another process. */
async function nextStop(page: Page, left: string | undefined): Promise<Stop> {
  await expect.poll(async () => (await focusLook(page)).name).not.toBe(left);
  return focusLook(page);
}

/**
 * Presses a key until the focus is back where it started; in between it may leave the page for the browser's own controls.
 * A frame counts as one control.
 *
 * @returns the elements of the page that got the focus.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const limit = 2 * (await page.evaluate(() => window.marked.length)) + 10;
  let left: string | undefined;
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press(key);
    const stop = await nextStop(page, left);
    left = stop.name;
    if (stop.frame) await expect(page.frameLocator('iframe').locator(':focus')).toHaveCount(1);
    if (stops.length > 1 && stop.name === stops[0]?.name) return stops;
    if (stop.name !== 'body') stops.push(stop);
    // A headless browser has no controls from which the focus would return to the page.
    else await page.bringToFront();
  }
  return stops;
}
