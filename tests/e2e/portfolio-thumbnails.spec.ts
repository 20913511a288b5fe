import type { Page } from '@playwright/test';
import { expectDrawn } from '../support/drawn.ts';
import { frames, settle } from '../support/frames.ts';
import { refuse } from '../support/refuse.ts';
import {
  card,
  cards,
  choose,
  chooseAll,
  chosen,
  DATA,
  more,
  openGrid,
  section,
  standInForVideos,
  touchGrid,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await standInForVideos(page);
});

test.describe('§7 Video thumbnails', () => {
  const HOSTED = 'Comment je vérifie un chiffre, en quatre minutes';
  const OWN = 'Lumière du soir';

  test('a hosted video without an image takes the still of its host, once a tab brought it @rare', async ({
    page,
    thirdParty,
  }) => {
    await page.goto('/');
    await section(page).scrollIntoViewIfNeeded();
    await touchGrid(page);
    expect(thirdParty).toEqual([]);
    await chooseAll(page, 'Vidéos');
    await card(page, HOSTED).scrollIntoViewIfNeeded();
    const still = card(page, HOSTED).locator('img');
    await expect(still).toHaveAttribute('src', 'https://i.ytimg.com/vi/WhWc3b3KhnY/hqdefault.jpg');
    await expect(still).toHaveJSProperty('naturalWidth', 480);
  });

  test('a file of our own gives one of its frames: at most 320 × 180, as JPEG @rare', async ({
    page,
  }) => {
    await openGrid(page);
    await chooseAll(page, 'Vidéos');
    await card(page, OWN).scrollIntoViewIfNeeded();
    const still = card(page, OWN).locator('img');
    await expect(still).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    await expect(still).toHaveJSProperty('naturalWidth', 320);
    await expect(still).toHaveJSProperty('naturalHeight', 180);
    await expect(page.locator('video')).toHaveCount(0);
  });

  test.describe('what can’t be had', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('leaves the drawn cover, at its size @rare', async ({ page }) => {
      const refused = [
        { title: HOSTED, failed: await refuse(page, /^https:\/\/i\.ytimg\.com\//) },
        { title: OWN, failed: await refuse(page, /\.mp4$/) },
      ];
      await openGrid(page);
      await chooseAll(page, 'Vidéos');
      for (const { title, failed } of refused) {
        await card(page, title).scrollIntoViewIfNeeded();
        await failed();
        await frames(page, 4);
        await expect(card(page, title).locator('img')).toHaveCount(0);
        const cover = card(page, title).locator('.ndop-cover');
        const box = await cover.boundingBox();
        expect(box?.height).toBeCloseTo(((box?.width ?? 0) * 3) / 4, 0);
        await expectDrawn(cover);
      }
    });
  });

  /** Addresses of videos, of which the last is a file of the site, and the host that each still would come from. */
  const HOSTS = {
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ': 'i.ytimg.com',
    'https://vimeo.com/76979871': 'vumbnail.com',
    'https://www.dailymotion.com/video/x7tgad0': 'www.dailymotion.com',
    'https://films.example/marche.mp4': 'films.example',
    'https://station.example/direct/journal': 'station.example',
    '/videos/lumiere-du-soir.mp4': '',
  };
  const ADDRESSES = Object.keys(HOSTS);

  /** Gives the videos of the data those addresses in turn, and no picture. */
  async function changeVideos(page: Page): Promise<void> {
    await page.route(DATA.chunks, async (route) => {
      const response = await route.fetch();
      const items = (await response.json()) as Record<string, unknown>[];
      items
        .filter(({ category }) => category === 'Vidéos')
        .forEach((item, index) => {
          Object.assign(item, { videoUrl: ADDRESSES[index % 6], picture: undefined });
        });
      await route.fulfill({ response, json: items });
    });
  }

  /** Notes the other hosts that the page asks, or that its policy keeps it from asking. */
  function watchHosts(page: Page, violations: readonly string[]) {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol === 'https:') asked.add(hostname);
    });
    return () => {
      const refused = Object.values(HOSTS).filter((host) =>
        violations.some((line) => host !== '' && line.includes(host)),
      );
      return [...new Set([...asked, ...refused])].sort();
    };
  }

  /** Scrolls to each card, points at it and focuses its link. */
  async function visitCards(page: Page): Promise<void> {
    for (const shown of await cards(page).all()) {
      await shown.scrollIntoViewIfNeeded();
      await shown.hover();
      await shown.getByRole('link').focus();
      await frames(page, 4);
    }
    await settle(page);
  }

  test.describe('no other host is asked', () => {
    test.use({
      expectedConsole: [/Failed to load resource|Content Security Policy/],
      // The policy names the hosts of the content alone.
      expectedViolations: [/^(img|media)-src https:/],
    });

    test('by an address that is shared, by pointing or by the keyboard, but by a tab that is tapped @rare', async ({
      page,
      violations,
    }) => {
      const hosts = watchHosts(page, violations);
      await changeVideos(page);
      await openGrid(page, '/?categorie=videos');
      await chosen(page, 'Vidéos');
      await visitCards(page);
      await expect(cards(page).nth(5).locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);
      expect(hosts()).toEqual([]);

      await choose(page, 'Vidéos');
      await visitCards(page);
      await expect
        .poll(hosts)
        .toEqual([
          'films.example',
          'i.ytimg.com',
          'station.example',
          'vumbnail.com',
          'www.dailymotion.com',
        ]);
    });

    test('by Back, but by « Voir plus » for what it brings @rare', async ({ page, violations }) => {
      const hosts = watchHosts(page, violations);
      await changeVideos(page);
      await openGrid(page, '/?categorie=videos');
      await chosen(page, 'Vidéos');
      await choose(page, 'Photos');
      await page.goBack();
      await chosen(page, 'Vidéos');
      await expect(cards(page)).toHaveCount(6);
      await visitCards(page);
      expect(hosts()).toEqual([]);

      await more(page).click();
      await expect(more(page)).toHaveCount(0);
      await visitCards(page);
      await expect.poll(hosts).toEqual(['i.ytimg.com', 'vumbnail.com']);
    });
  });
});
