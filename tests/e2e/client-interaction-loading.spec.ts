import type { Locator, Page } from '@playwright/test';
import { saveData, useDearConnection } from '../support/connection.ts';
import { firstCases } from '../support/first-cases.ts';
import { settle } from '../support/frames.ts';
import { nextEvent } from '../support/next-event.ts';
import { bringToMiddle } from '../support/scroll.ts';
import { islandOf, scriptRequests } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copier les informations' });

test.describe('§1 Visitors on a slow network: scripts load when an island is used', () => {
  // What Chromium says of a tap that comes while the page still scrolls.
  test.use({ expectedConsole: [/^Ignored attempt to cancel a touchstart event/] });

  for (const route of firstCases(['/', '/projet'], 1)) {
    test(`${route} asks for no script file before that @rare`, async ({ page }) => {
      const requests = scriptRequests(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      expect(requests).toEqual([]);
      await page.getByRole('button').last().focus();
      await expect.poll(() => requests.length).toBeGreaterThan(0);
    });
  }

  test('when a mouse enters @rare', async ({ page }) => {
    const requests = scriptRequests(page);
    await page.goto('/projet');
    const copy = copyButton(page);
    await copy.hover();
    await expect(islandOf(copy)).not.toHaveAttribute('ssr');
    expect(requests.some((url) => url.includes('CopyPaymentDetails'))).toBe(true);
  });

  test('when Tab brings the focus @rare', async ({ page }) => {
    await page.goto('/projet');
    const copy = copyButton(page);
    const isFocused = () => copy.evaluate((node) => node === document.activeElement);
    for (let stop = 0; stop < 80 && !(await isFocused()); stop += 1)
      await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await expect(islandOf(copy)).not.toHaveAttribute('ssr');
  });

  const CONTROLS = [
    ['/', 'Voir plus', 'ServicesMarquee'],
    ['/projet', 'Copier les informations', 'CopyPaymentDetails'],
  ] as const;
  for (const [route, name, island] of firstCases(CONTROLS, 1)) {
    test(`not when a finger scrolls, « ${name} » under it`, async ({ page, hasTouch }) => {
      test.skip(!hasTouch, 'needs a touch screen');
      await useDearConnection(page);
      const requests = scriptRequests(page);
      await page.goto(route);
      // A fling may go as far as the testimonials, whose code comes when they are seen.
      const ownRequests = () => requests.filter((url) => url.includes(island));
      const control = page.getByRole('button', { name }).first();
      await bringToMiddle(control);
      const start = await page.evaluate(() => scrollY);
      await dragUp(page, control);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start + 50);
      await settle(page);
      expect(ownRequests()).toEqual([]);
      await control.tap();
      await expect.poll(() => ownRequests().length).toBeGreaterThan(0);
    });
  }
});

test.describe('§1 Visitors on a slow network: code goes ahead where it costs little', () => {
  test('after the first scroll that of the islands near the window comes, and none of it runs', async ({
    page,
  }) => {
    const requests = scriptRequests(page);
    await page.goto('/projet', { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await page.mouse.wheel(0, 200);
    await settle(page);
    expect(requests, 'the donation is far below').toEqual([]);
    const copy = copyButton(page);
    await bringToMiddle(copy);
    await expect.poll(() => requests.some((url) => url.includes('CopyPaymentDetails'))).toBe(true);
    await settle(page);
    await expect(islandOf(copy)).toHaveAttribute('ssr');
  });

  test('so does that of the modals, also where their grid stands beside its tabs', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const requests = scriptRequests(page);
    await page.goto('/');
    await bringToMiddle(page.getByRole('link', { name: /^Agrandir/ }).first());
    await expect.poll(() => requests.some((url) => url.includes('Modal'))).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const FRUGAL = [
    ['who saves data', saveData],
    ['on a connection that is dear', useDearConnection],
  ] as const;
  for (const [who, pretend] of firstCases(FRUGAL, 1))
    test(`nothing comes for a visitor ${who}`, async ({ page }) => {
      await pretend(page);
      const requests = scriptRequests(page);
      await page.goto('/projet');
      await bringToMiddle(copyButton(page));
      await settle(page);
      expect(requests).toEqual([]);
    });
});

/** A finger goes down in the middle of a control and pulls the page up. Waits until that stops: a tap would stop it. */
async function dragUp(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown.');
  const session = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const scrollEnd = await nextEvent(page, 'scrollend');
  const touch = (type: 'touchStart' | 'touchMove', dy: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - dy }] });
  await touch('touchStart', 0);
  for (let dy = 20; dy <= 200; dy += 20) await touch('touchMove', dy);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await scrollEnd();
}
