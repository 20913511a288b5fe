import type { Locator, Page } from '@playwright/test';
import { firstCases } from '../support/first-cases.ts';
import { readArticle } from '../support/portfolio-page.ts';
import { holdScripts, islandOf } from '../support/scripts.ts';
import { bringToMiddle } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copier les informations' });
const themeToggle = (page: Page) => page.getByRole('button', { name: 'Thème sombre' });

const WAYS: [name: string, touchOnly: boolean, act: (control: Locator) => Promise<void>][] = [
  ['a mouse click', false, (control) => control.click()],
  ['a tap', true, (control) => control.tap()],
  ['Enter', false, (control) => control.press('Enter')],
  ['Space', false, (control) => control.press('Space')],
];

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

  for (const [way, touchOnly, act] of firstCases(WAYS, 2)) {
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

  test('an impatient triple click acts once @rare', async ({ page }) => {
    const alerts = countAlerts(page);
    await page.goto('/projet');
    const release = await holdScripts(page);
    await copyButton(page).click({ clickCount: 3 });
    release();
    await expect.poll(alerts).toBe(1);
    await copyButton(page).click();
    await expect.poll(alerts).toBe(2);
  });

  test('hydration happens once, however many ways the island is reached @rare', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let count = 0;
      const note = () => {
        count += 1;
        document.documentElement.dataset['hydrations'] = String(count);
      };
      document.addEventListener('astro:hydrate', note, { capture: true });
    });
    const alerts = countAlerts(page);
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
  });
});

test.describe('§2 Dark mode: the toggle before its code is there', () => {
  test('each click is answered at once, and none again once the code is there @rare', async ({
    page,
  }) => {
    await page.goto('/');
    const release = await holdScripts(page);
    const colours = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await colours();
    for (const isLight of [false, true, false]) {
      await themeToggle(page).click();
      await expect(themeToggle(page)).toHaveAttribute('aria-pressed', String(!isLight));
      expect((await colours()) === light).toBe(isLight);
    }
    release();
    await expect(islandOf(themeToggle(page))).not.toHaveAttribute('ssr');
    await expect(themeToggle(page)).toHaveAttribute('aria-pressed', 'true');
    await themeToggle(page).click();
    await expect(themeToggle(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await colours()).toBe(light);
  });

  test('a choice that is made without its code is kept @rare', async ({ page }) => {
    await page.goto('/');
    await holdScripts(page);
    await themeToggle(page).click();
    await page.reload();
    await expect(themeToggle(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('§1 Visitors on a slow network: several controls used before the code is there', () => {
  test('each acts, in the order of the clicks', async ({ page }) => {
    await page.goto('/');
    const release = await holdScripts(page);
    const portfolio = page.getByRole('region', { name: 'Portfolio' });
    const photos = portfolio.getByRole('button', { name: 'Photos' });
    await photos.click();
    await portfolio.getByRole('button', { name: /^Voir plus/ }).click();
    await expect(portfolio.getByRole('article')).toHaveCount(6);
    release();
    await expect(photos).toHaveAttribute('aria-pressed', 'true');
    await expect(portfolio.getByRole('article')).toHaveCount(7);
    // The second click found the page as the first one left it: it showed the last photo and went there.
    await expect(portfolio.getByRole('article').last().getByRole('link')).toBeFocused();
  });

  test('so does a dot of the carousel, whose code comes because it is seen @rare', async ({
    page,
  }) => {
    // Without motion, so that it doesn't play on.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdScripts(page);
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Témoignages', exact: true });
    const asked = page.waitForRequest(/TestimonialsCarousel/);
    await bringToMiddle(section);
    await asked;
    const dot = section.getByRole('button', { name: /^Témoignage 4 :/ });
    await dot.click();
    await expect(islandOf(dot)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(section.getByText('Témoignage 4 sur 6')).toBeVisible();
    await expect(section.getByRole('listitem').nth(3)).toBeInViewport({ ratio: 0.6 });
  });

  test('one that is used again after another acts again @rare', async ({ page }) => {
    await page.goto('/');
    const release = await holdScripts(page);
    const services = page.getByRole('region', { name: 'Services', exact: true });
    const more = services.getByRole('button', { name: 'Voir plus' });
    const pause = services.getByRole('button', { name: 'Pause' });
    for (const control of [more, pause, more]) await control.click();
    release();
    await expect(services.getByRole('status')).toHaveText('9 services affichés');
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('§2 Portfolio modals: modified clicks', () => {
  for (const key of ['ControlOrMeta', 'Shift'] as const) {
    test(`${key} and a click open the photo in a new tab, at once @rare`, async ({
      page,
      context,
    }) => {
      await page.goto('/');
      const release = await holdScripts(page);
      const opening = context.waitForEvent('page');
      const photo = page.getByRole('link', { name: 'Agrandir' }).first();
      await photo.click({ modifiers: [key] });
      expect((await opening).url()).toMatch(/\/_astro\/|about:blank/);
      release();
      await expect(islandOf(photo)).not.toHaveAttribute('ssr');
      // Had it opened over the page too, no other could be.
      await readArticle(page);
    });
  }
});
