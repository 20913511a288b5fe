import type { Locator, Page } from '@playwright/test';
import { holdScripts, islandOf, scriptRequests } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copier les informations' });
const themeToggle = (page: Page) => page.getByRole('button', { name: 'Thème sombre' });

const WAYS: [name: string, touchOnly: boolean, act: (control: Locator) => Promise<void>][] = [
  ['a mouse click', false, (control) => control.click()],
  ['a tap', true, (control) => control.tap()],
  ['Enter', false, (control) => control.press('Enter')],
  ['Space', false, (control) => control.press('Space')],
];

test.describe('§1 Visitors on a slow network: scripts load when an island is used', () => {
  for (const route of ['/', '/projet']) {
    test(`${route} asks for no script file before that`, async ({ page }) => {
      const requests = scriptRequests(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      expect(requests).toEqual([]);
      await page.getByRole('button').last().focus();
      await expect.poll(() => requests.length).toBeGreaterThan(0);
    });
  }

  test('when a mouse enters', async ({ page }) => {
    const requests = scriptRequests(page);
    await page.goto('/projet');
    const copy = copyButton(page);
    await copy.hover();
    await expect(islandOf(copy)).not.toHaveAttribute('ssr');
    expect(requests.filter((url) => url.includes('CopyPayment'))).toHaveLength(1);
  });

  test('when Tab brings the focus', async ({ page }) => {
    await page.goto('/projet');
    const copy = copyButton(page);
    const isFocused = () => copy.evaluate((node) => node === document.activeElement);
    for (let stop = 0; stop < 80 && !(await isFocused()); stop += 1)
      await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await expect(islandOf(copy)).not.toHaveAttribute('ssr');
  });

  for (const [route, name] of [
    ['/', 'Voir plus'],
    ['/projet', 'Copier les informations'],
  ] as const) {
    test(`not when a finger scrolls, « ${name} » under it`, async ({ page, hasTouch }) => {
      test.skip(!hasTouch, 'needs a touch screen');
      const requests = scriptRequests(page);
      await page.goto(route);
      const control = page.getByRole('button', { name }).first();
      await control.evaluate((node) => {
        node.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const start = await page.evaluate(() => scrollY);
      await dragUp(page, control);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start + 50);
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      await control.tap();
      await expect.poll(() => requests.length).toBeGreaterThan(0);
    });
  }
});

test.describe('§2 Support section: what is done before the code is there', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  /** One alert for each time that the button has acted. */
  const countAlerts = (page: Page): (() => number) => {
    let count = 0;
    page.on('dialog', (dialog) => {
      count += 1;
      void dialog.accept();
    });
    return () => count;
  };

  for (const [way, touchOnly, act] of WAYS) {
    test(`${way} acts exactly once`, async ({ page, hasTouch }) => {
      test.skip(touchOnly && !hasTouch, 'needs a touch screen');
      const alerts = countAlerts(page);
      await page.goto('/projet');
      const release = await holdScripts(page);
      const copy = copyButton(page);
      await act(copy);
      await expect(islandOf(copy)).toHaveAttribute('aria-busy', 'true');
      expect(alerts()).toBe(0);
      release();
      await expect.poll(alerts).toBe(1);
      await expect(islandOf(copy)).not.toHaveAttribute('aria-busy');
      for (const total of [2, 3]) {
        await act(copy);
        await expect.poll(alerts).toBe(total);
      }
    });
  }

  test('an impatient triple click acts once', async ({ page }) => {
    const alerts = countAlerts(page);
    await page.goto('/projet');
    const release = await holdScripts(page);
    await copyButton(page).click({ clickCount: 3 });
    release();
    await expect.poll(alerts).toBe(1);
    await copyButton(page).click();
    await expect.poll(alerts).toBe(2);
  });

  test('hydration happens once, however many ways the island is reached', async ({ page }) => {
    await page.addInitScript(() => {
      let count = 0;
      const note = () => {
        count += 1;
        document.documentElement.dataset['hydrations'] = String(count);
      };
      document.addEventListener('astro:hydrate', note, { capture: true });
    });
    const alerts = countAlerts(page);
    const requests = scriptRequests(page);
    await page.goto('/projet');
    const release = await holdScripts(page);
    await copyButton(page).hover();
    await copyButton(page).focus();
    await copyButton(page).click();
    release();
    await expect.poll(alerts).toBe(1);
    await copyButton(page).click();
    await expect.poll(alerts).toBe(2);
    await expect(page.locator('html')).toHaveAttribute('data-hydrations', '1');
    expect(requests.filter((url) => url.includes('CopyPayment'))).toHaveLength(1);
  });
});

test.describe('§2 Dark mode: the toggle before its code is there', () => {
  test('a double click switches once, and later clicks one by one', async ({ page }) => {
    await page.goto('/');
    const release = await holdScripts(page);
    await themeToggle(page).dblclick();
    release();
    await expect(themeToggle(page)).toHaveAttribute('aria-pressed', 'true');
    await themeToggle(page).click();
    await expect(themeToggle(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('§2 Portfolio modals: modified clicks', () => {
  for (const key of ['ControlOrMeta', 'Shift'] as const) {
    test(`${key} and a click open the photo in a new tab, at once`, async ({ page, context }) => {
      await page.goto('/');
      const release = await holdScripts(page);
      const opening = context.waitForEvent('page');
      const photo = page.getByRole('link', { name: 'Agrandir' }).first();
      await photo.click({ modifiers: [key] });
      expect((await opening).url()).toMatch(/\/_astro\/|about:blank/);
      release();
      await expect(islandOf(photo)).not.toHaveAttribute('ssr');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

/** A finger goes down in the middle of a control and pulls the page up. */
async function dragUp(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown.');
  const session = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove', dy: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - dy }] });
  await touch('touchStart', 0);
  for (let dy = 20; dy <= 200; dy += 20) await touch('touchMove', dy);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
