import type { Locator, Page } from '@playwright/test';
import { focusLook, type Stop } from '../../support/focus-look.ts';
import { markControls, walk } from '../../support/keyboard-walk.ts';
import {
  articleLink,
  dialog,
  openGrid,
  photoLink,
  readArticle,
  standInForVideos,
  VIDEO,
  videoLink,
} from '../../support/portfolio-page.ts';
import { expect, test } from '../../support/test.ts';
import { WINDOWS } from './windows.ts';

const MODALS: {
  name: string;
  opener: (page: Page) => Locator;
  open: (page: Page) => Promise<void>;
  /** How often Escape has to be pressed to be back on the page. */
  escapes?: number;
}[] = [
  { name: 'the photo viewer', opener: photoLink, open: (page) => photoLink(page).press('Enter') },
  {
    name: 'the photo at its real size',
    opener: photoLink,
    open: async (page) => {
      await photoLink(page).press('Enter');
      await dialog(page).getByRole('button', { name: 'Taille réelle' }).press('Enter');
    },
  },
  {
    name: 'the video player',
    opener: (page) => videoLink(page, VIDEO.title),
    open: async (page) => {
      await videoLink(page, VIDEO.title).press('Enter');
      // A focus that enters a frame while its video arrives is lost with the empty document.
      await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible();
    },
  },
  {
    name: 'the article reader',
    opener: articleLink,
    escapes: 2,
    open: async (page) => {
      await readArticle(page);
      await dialog(page).getByRole('button', { name: 'Partager' }).press('Enter');
      await expect(dialog(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    },
  },
];

/** A dialog that scrolls takes the focus itself when it goes round: so that the arrow keys scroll it. */
const isControl = ({ name }: Stop) => name !== 'dialog';

for (const viewport of WINDOWS) {
  for (const { name, opener, open, escapes = 1 } of MODALS)
    test(`§2 Portfolio modals: ${name} by keyboard, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await standInForVideos(page);
      await page.setViewportSize(viewport);
      await openGrid(page);
      await open(page);
      await expect(dialog(page)).toBeVisible();

      const names = await markControls(page, 'dialog');
      expect(names[0]).toBe('1. button Fermer');
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        await dialog(page).getByRole('button', { name: 'Fermer' }).focus();
        const stops = (await walk(page, key)).filter(isControl);
        const order =
          key === 'Tab' ? [...names.slice(1), ...names.slice(0, 1)] : names.toReversed();
        expect(stops.map((stop) => stop.name)).toEqual(order);
        expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
      }
      // Inside a video, Escape is the video's own; the share menu closes before the article.
      await dialog(page).getByRole('button', { name: 'Fermer' }).focus();
      for (let presses = 0; presses < escapes; presses += 1) await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });
}

test('§2 Header: the open menu by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  const names = await markControls(page, '#menu');
  expect(names).toHaveLength(6);
  for (const name of names) {
    await page.keyboard.press('Tab');
    expect(await focusLook(page)).toEqual({ name, frame: false, faults: [] });
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeHidden();
  await expect(button).toBeFocused();
});
