import type { Page } from '@playwright/test';
import { useDearConnection } from '../support/connection.ts';
import { firstCases } from '../support/first-cases.ts';
import { settle } from '../support/frames.ts';
import {
  DATA,
  announced,
  cards,
  choose,
  dialog,
  more,
  ofCategory,
  openGrid,
  photoLink,
  section,
  standInForVideos,
  tab,
} from '../support/portfolio-page.ts';
import { bringToMiddle } from '../support/scroll.ts';
import { islandOf } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

const retry = 'Réessayer';

/** Notes the files of data that the page asks for, from now on. */
function dataRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/data/')) asked.push(pathname);
  });
  return asked;
}

test.describe('§4 Portfolio pagination: items that the page doesn’t carry', () => {
  test('are asked for when they are wanted, 24 at a time', async ({ page }) => {
    const asked = dataRequests(page);
    await useDearConnection(page);
    await standInForVideos(page);
    await openGrid(page);
    await settle(page);
    expect(asked).toEqual([]);
    for (let visible = 12; visible <= 24; visible += 6) {
      await more(page).click();
      await expect(cards(page)).toHaveCount(visible);
    }
    expect(asked).toEqual(['/data/portfolio/tous/1.json']);
    await more(page).click();
    await expect(cards(page)).toHaveCount(await announced(page));
    expect(asked).toEqual(['/data/portfolio/tous/1.json', '/data/portfolio/tous/2.json']);
  });

  test('have come before they are wanted, once the grid is near, where that costs little @rare', async ({
    page,
  }) => {
    const asked = dataRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await bringToMiddle(tab(page, 'Photos'));
    const first = ['tous', 'articles', 'videos', 'photos'].map(
      (name) => `/data/portfolio/${name}/1.json`,
    );
    await expect.poll(() => asked.toSorted()).toEqual(first.toSorted());
    await settle(page);
    await expect(islandOf(tab(page, 'Photos'))).toHaveAttribute('ssr');
  });

  test('leave what is there in its place while they are awaited @rare', async ({ page }) => {
    let answer = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(DATA.chunks, async (route) => {
      await released;
      await route.continue();
    });
    await openGrid(page);
    await tab(page, 'Vidéos').click();
    await expect(section(page).getByText('Chargement…')).toBeVisible();
    const known = await cards(page).count();
    expect(known).toBeGreaterThan(0);
    await expect(ofCategory(page, 'Vidéo')).toHaveCount(known);
    await expect(more(page)).toHaveText(`Voir plus (${(await announced(page)) - known} restants)`);
    answer();
    await expect(cards(page)).toHaveCount(6);
    await expect(section(page).getByText('Chargement…')).toHaveCount(0);
  });

  test.describe('that can’t be had', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    for (const failure of firstCases(['network', 'nonsense', 'status'] as const, 1)) {
      test(`are missed in French, nothing is lost, « Réessayer » works (${failure})`, async ({
        page,
      }) => {
        await page.route(DATA.chunks, (route) =>
          failure === 'network'
            ? route.abort()
            : route.fulfill({ status: failure === 'status' ? 503 : 200, body: '{}' }),
        );
        await openGrid(page);
        await more(page).focus();
        await page.keyboard.press('Enter');
        await expect(section(page).getByRole('alert')).toHaveText(
          'La suite n’a pas pu être chargée. Vérifiez votre connexion.',
        );
        await expect(cards(page)).toHaveCount(6);
        const button = section(page).getByRole('button', { name: retry });
        await expect(button).toBeFocused();
        await page.unroute(DATA.chunks);
        await page.keyboard.press('Enter');
        await expect(cards(page)).toHaveCount(12);
        await expect(section(page).getByRole('alert')).toHaveCount(0);
      });
    }

    test('a photo of them leaves the present one, and « Réessayer » works @rare', async ({
      page,
    }) => {
      await page.route(DATA.chunks, (route) => route.abort());
      await openGrid(page);
      await photoLink(page).click();
      await expect(dialog(page).getByText('Photo 1 sur 7')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      const alert = dialog(page).getByRole('alert');
      await expect(alert).toContainText('La photo n’a pas pu être chargée.');
      await expect(dialog(page).getByText('Photo 1 sur 7')).toBeVisible();
      await page.unroute(DATA.chunks);
      await alert.getByRole('button', { name: retry }).click();
      await expect(dialog(page).getByText('Photo 2 sur 7')).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });
});

test('§4 Portfolio filter: a choice that is awaited gives way to the next one @rare', async ({
  page,
}) => {
  await page.route('**/data/portfolio/videos/*', () => undefined);
  await openGrid(page);
  await tab(page, 'Vidéos').click();
  await expect(section(page).getByText('Chargement…')).toBeVisible();
  await choose(page, 'Photos');
  await expect(ofCategory(page, 'Photo')).toHaveCount(6);
});
