import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Thème sombre' });

/** What a visitor sees: the page's background, light or dark. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = (
      /\d+/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? []
    ).map(Number);
    return red < 128;
  });

test.describe('with a system in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('§4 Dark mode: starts off, whatever the system prefers', async ({ page }) => {
    await page.goto('/');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await isDark(page)).toBe(false);
  });
});

test('§4 Dark mode: the first click switches it on, the second off @rare', async ({ page }) => {
  await page.goto('/');
  const icon = toggle(page).locator('svg:visible path').first();
  const moon = await icon.getAttribute('d');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isDark(page)).toBe(true);
  await expect(icon).not.toHaveAttribute('d', moon ?? '');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => isDark(page)).toBe(false);
  await expect(icon).toHaveAttribute('d', moon ?? '');
});

test('§4 Dark mode: the keyboard switches it @rare', async ({ page }) => {
  await page.goto('/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle(page)).toBeFocused();
});

test('§2 Header: the choice survives a reload, and the button says so untouched @rare', async ({
  page,
}) => {
  await page.goto('/');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  expect(await isDark(page)).toBe(true);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
});

test('§2 Header: /projet is dark before its content is there, and has no button @rare', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.getElementsByTagName('body').length === 0) return;
      document.documentElement.dataset['atBody'] =
        document.documentElement.dataset['theme'] ?? 'light';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/projet');
  await expect(page.locator('html')).toHaveAttribute('data-at-body', 'dark');
  expect(await isDark(page)).toBe(true);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(toggle(page)).toHaveCount(0);
});

for (const [name, breakStorage] of [
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`§4 Dark mode: works with ${name} storage, as long as the page lives @rare`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage);
    await page.goto('/');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => isDark(page)).toBe(true);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => isDark(page)).toBe(false);
  });
}

test('§2 Header: another tab follows at once, touched or not @rare', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await toggle(page).click();
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
  expect(await isDark(other)).toBe(true);
  await toggle(other).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await isDark(page)).toBe(false);
});

test('§4 Dark mode: a tap between Astro’s hydration and React’s first render switches at once', async ({
  page,
}) => {
  await page.goto('/');
  const state = await toggle(page).evaluate((button: HTMLElement) => {
    // As Astro does when it has asked React for the island.
    button.closest('astro-island')?.removeAttribute('ssr');
    button.click();
    return { pressed: button.ariaPressed, theme: document.documentElement.dataset['theme'] };
  });
  expect(state).toEqual({ pressed: 'true', theme: 'dark' });
});

test('§2 Header: what another tab chooses right after a tap holds @rare', async ({ page }) => {
  await page.goto('/');
  await toggle(page).click();
  await expect.poll(() => isDark(page)).toBe(true);
  await toggle(page).evaluate(async (button: HTMLElement) => {
    button.click();
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new StorageEvent('storage'));
    await new Promise<void>((shown) => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => setTimeout(shown));
      });
    });
  });
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await isDark(page)).toBe(true);
});

test('§2 Header: a page from the back/forward cache catches up @rare', async ({ page }) => {
  await page.goto('/');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await isDark(page)).toBe(false);
});
