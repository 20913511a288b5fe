import type { Page } from '@playwright/test';
import { contrast } from '../support/contrast.ts';
import { expect, test } from '../support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Colours are the same at every width.');

/** Colours of tokens, as the browser gives them. */
const colours = (page: Page, names: readonly string[]) =>
  page.evaluate((all) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const found = all.map((name) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return found;
  }, names);

/** What stands out from which grounds, in the dark, and how much at least. */
const DARK = [
  { what: 'a line', mark: 'line', grounds: ['paper', 'surface'], least: 2 },
  { what: 'a line of a band', mark: 'band-line', grounds: ['band', 'band-deep'], least: 2 },
  { what: 'a button', mark: 'button', grounds: ['paper'], least: 3 },
  {
    what: 'what a button says',
    mark: 'on-button',
    grounds: ['button', 'button-strong'],
    least: 4.5,
  },
  { what: 'the ring of the focus', mark: 'focus', grounds: ['paper', 'surface'], least: 3 },
];

test('§14 Dark theme: each mark stands out by its least contrast', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Thème sombre' }).click();
  for (const { what, mark, grounds, least } of DARK) {
    const [colour = '', ...others] = await colours(page, [mark, ...grounds]);
    for (const ground of others)
      expect.soft(contrast(colour, ground), what).toBeGreaterThanOrEqual(least);
  }
});

test('§14 Light theme: the ring of the focus is not the colour of an error, and stands out by 3:1 @rare', async ({
  page,
}) => {
  await page.goto('/');
  const [focus = '', accent, error, paper = ''] = await colours(page, [
    'focus',
    'accent',
    'error',
    'paper',
  ]);
  expect(focus).toBe(accent);
  expect(focus).not.toBe(error);
  expect(contrast(focus, paper)).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-color', focus);
});
