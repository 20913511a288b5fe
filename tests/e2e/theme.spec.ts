import type { Page } from '@playwright/test';
import { firstCases } from '../support/first-cases.ts';
import { expect, test } from '../support/test.ts';

/** Background of the page and colour of the browser's bars, in each theme. */
const LIGHT = { css: 'rgb(248, 244, 234)', bar: '#f8f4ea' };
const DARK = { css: 'rgb(14, 21, 41)', bar: '#0e1529' };

async function expectTheme(page: Page, { css, bar }: typeof LIGHT): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', css);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', bar);
}

async function store(page: Page, theme: string): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem('theme', value);
  }, theme);
}

declare global {
  interface Window {
    themeFrames?: (string | undefined)[];
  }
}

/** Notes the theme of the document at each frame from the first that has content. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: (string | undefined)[] = [];
    window.themeFrames = frames;
    const note = () => {
      // Before there is a body, nothing is painted.
      if (document.querySelector('body > *'))
        frames.push(document.documentElement.dataset['theme']);
      if (frames.length < 10) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

test.describe('on a device that prefers the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('§2 Dark mode: the first visit is light @rare', async ({ page }) => {
    for (const route of ['/', '/projet', '/404.html']) {
      await page.goto(route);
      await expectTheme(page, LIGHT);
    }
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Thème sombre', pressed: false })).toBeVisible();
  });

  test('§2 Dark mode: a stored light stays light @rare', async ({ page }) => {
    await store(page, 'light');
    await page.goto('/');
    await expectTheme(page, LIGHT);
  });
});

for (const route of firstCases(['/', '/projet'], 1)) {
  test(`§2 Dark mode: on ${route} a stored dark is there from the first frame`, async ({
    page,
  }) => {
    await store(page, 'dark');
    await watchFrames(page);
    await page.goto(route);

    await expect.poll(() => page.evaluate(() => window.themeFrames?.length)).toBe(10);
    expect(await page.evaluate(() => window.themeFrames)).toEqual(Array<string>(10).fill('dark'));
    await expectTheme(page, DARK);
  });
}

test('§2 Dark mode: the button switches it, and the choice lasts on both pages', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Thème sombre', pressed: false }).click();
  await expect(page.getByRole('button', { name: 'Thème sombre', pressed: true })).toBeVisible();
  await expectTheme(page, DARK);

  await page.goto('/projet');
  await expectTheme(page, DARK);
  await page.goto('/');
  await expectTheme(page, DARK);
  // Its state catches up as soon as the visitor reaches for it.
  await page.getByRole('button', { name: 'Thème sombre' }).focus();
  await page.getByRole('button', { name: 'Thème sombre', pressed: true }).click();
  await expectTheme(page, LIGHT);
  await page.reload();
  await expectTheme(page, LIGHT);
});

test('§2 Dark mode: another tab follows @rare', async ({ page, context }) => {
  await page.goto('/projet');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Thème sombre' }).click();
  await expectTheme(other, DARK);

  await expectTheme(page, DARK);
});

test('§2 Dark mode: blocked storage breaks nothing; the choice lives as long as the page @rare', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expectTheme(page, LIGHT);
  await page.getByRole('button', { name: 'Thème sombre' }).click();
  await expectTheme(page, DARK);
  await page.getByRole('button', { name: 'Thème sombre', pressed: true }).click();
  await expectTheme(page, LIGHT);
  await page.getByRole('button', { name: 'Thème sombre', pressed: false }).click();
  await expectTheme(page, DARK);

  await page.goto('/projet');
  await expectTheme(page, LIGHT);
});
