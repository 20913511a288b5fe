import type { Page } from '@playwright/test';
import {
  chooseAll,
  choose,
  dialog,
  openGrid,
  photoLink,
  section,
  standInForFilms,
  tab,
  videoLink,
} from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const counter = (page: Page) => dialog(page).getByRole('status');
const scrollY = (page: Page) => page.evaluate(() => scrollY);

async function openFirst(page: Page, category: string): Promise<void> {
  await openGrid(page);
  await choose(page, category);
}

async function openAt(page: Page, category: string): Promise<void> {
  await openGrid(page);
  await chooseAll(page, category);
}

test.beforeEach(async ({ page }) => {
  await standInForFilms(page);
});

test.describe('§2 Portfolio modals: closing', () => {
  for (const way of ['the X button', 'the backdrop', 'Escape'] as const) {
    test(`${way} closes, the page is locked meanwhile, and the focus goes back`, async ({
      page,
      isMobile,
    }) => {
      await openAt(page, 'Photos');
      const opener = photoLink(page);
      await opener.scrollIntoViewIfNeeded();
      const before = await scrollY(page);
      expect(before).toBeGreaterThan(0);
      await (isMobile ? opener.tap() : opener.click());
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeFocused();

      await page.mouse.move(20, 20);
      await page.mouse.wheel(0, 600);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      expect(await scrollY(page)).toBe(before);

      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'the X button') {
        const close = dialog(page).getByRole('button', { name: 'Fermer' });
        await (isMobile ? close.tap() : close.click());
      } else if (isMobile) await page.touchscreen.tap(180, 12);
      else await page.mouse.click(20, 20);

      await expect(dialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await scrollY(page)).toBe(before);
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    });
  }

  test('a press that starts inside doesn’t close', async ({ page, isMobile }) => {
    test.skip(isMobile, 'A finger that moves scrolls.');
    await openAt(page, 'Photos');
    await photoLink(page).click();
    await dialog(page).getByText('Yaoundé à 5 h 52').hover();
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });
});

test('§2 Photo viewer: by keyboard alone', async ({ page }) => {
  await openAt(page, 'Photos');
  await photoLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('Photo 2 sur 7');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('Photo 7 sur 7');
  await page.keyboard.press('Escape');
  await expect(photoLink(page)).toBeFocused();
});

test('§2 Photo viewer: its buttons go round, through a photo without a title too', async ({
  page,
  isMobile,
}) => {
  await openAt(page, 'Photos');
  await photoLink(page).click();
  const names = new Set<string | null>();
  for (let position = 1; position <= 7; position += 1) {
    await expect(counter(page)).toHaveText(`Photo ${position} sur 7`);
    names.add(await dialog(page).getAttribute('aria-label'));
    const next = dialog(page).getByRole('button', { name: 'Photo suivante' });
    await (isMobile ? next.tap() : next.click());
  }
  expect(names.size).toBe(7);
  expect([...names].some((name) => name?.startsWith('Photo : La première'))).toBe(true);
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
  await dialog(page).getByRole('button', { name: 'Photo précédente' }).click();
  await expect(counter(page)).toHaveText('Photo 7 sur 7');
});

test('§2 Photo viewer: a swipe leads to the next photo and back', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Swiping takes a finger.');
  await openAt(page, 'Photos');
  await photoLink(page).tap();
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
  const finger = await page.context().newCDPSession(page);
  const swipe = async (...xs: number[]) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    const [first, ...rest] = xs;
    await send('touchStart', first);
    for (const x of rest) await send('touchMove', x);
    await send('touchEnd');
  };
  await swipe(300, 220, 140, 80);
  await expect(counter(page)).toHaveText('Photo 2 sur 7');
  await swipe(200, 190, 180);
  await swipe(80, 140, 220, 300);
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
});

test('§2 Photo viewer: « Taille réelle » shows more than fits, and the arrows move it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openAt(page, 'Photos');
  await photoLink(page).click();
  const zoom = dialog(page).getByRole('button', { name: 'Taille réelle' });
  const image = dialog(page).getByRole('img');
  expect((await image.boundingBox())?.width).toBeLessThanOrEqual(390);
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await image.boundingBox())?.width).toBe(1200);
  const frame = dialog(page).getByRole('region', { name: 'Photo en taille réelle' });
  const left = await frame.evaluate((element) => element.scrollLeft);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left);
  await expect(counter(page)).toHaveText('Photo 1 sur 7');
  await zoom.click();
  await expect(frame).toHaveCount(0);
});

test.describe('§2 Video embeds', () => {
  const FILMS = [
    {
      title: 'La voix du Mboa : une répétition avec Annie Ekwang',
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    },
    {
      title: 'Elles courent le mont Cameroun au lever du jour',
      src: 'https://player.vimeo.com/video/76979871?dnt=1',
    },
    {
      title: 'Micro-trottoir : quel est le dernier texte qui vous a tenu éveillé ?',
      src: 'https://geo.dailymotion.com/player.html?video=x7tgad0',
    },
  ];
  for (const { title, src } of FILMS) {
    test(`${new URL(src).hostname} plays in a frame, asked for by the click alone`, async ({
      page,
      isMobile,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openAt(page, 'Vidéos');
      await videoLink(page, title).hover();
      expect(asked.filter((url) => url.startsWith(new URL(src).origin))).toEqual([]);
      await (isMobile ? videoLink(page, title).tap() : videoLink(page, title).click());
      await expect(dialog(page).locator('iframe')).toHaveAttribute('src', src);
      const name = await dialog(page).locator('iframe').getAttribute('title');
      expect(name?.replaceAll(/\s/g, ' ')).toBe(title);
      await expect(dialog(page).frameLocator('iframe').getByText('Film')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(page.context().pages()).toHaveLength(1);
    });
  }

  test('any other address plays in the browser’s own player', async ({ page }) => {
    await openAt(page, 'Vidéos');
    await videoLink(page, 'Lumière du soir').click();
    const player = dialog(page).locator('video');
    await expect(player).toHaveAttribute('src', '/videos/lumiere-du-soir.mp4');
    await expect
      .poll(() => player.evaluate((film: HTMLVideoElement) => film.readyState))
      .toBeGreaterThan(1);
    await expect(player).toHaveJSProperty('controls', true);
  });

  test.describe('a file that can’t be played', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('is said, with the way to the file', async ({ page }) => {
      await page.route('**/*.mp4', (route) => route.abort());
      await openAt(page, 'Vidéos');
      await videoLink(page, 'Lumière du soir').click();
      await expect(dialog(page).getByRole('alert')).toContainText(
        'La vidéo ne peut pas être lue ici.',
      );
      await expect(dialog(page).getByRole('link', { name: 'Ouvrir le fichier' })).toBeVisible();
    });
  });

  test.describe('without an address', () => {
    test.use({ expectedConsole: [/cette vidéo n’a pas d’adresse/] });

    test('nothing opens, and the console says why', async ({ page }) => {
      await openAt(page, 'Vidéos');
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await section(page)
        .getByRole('button', { name: /^Vidéo bientôt disponible/ })
        .click();
      expect((await warning).text()).toMatch(/À venir\s: les veilleurs des ondes/);
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});

test.describe('§2 Portfolio modals: their code', () => {
  const CODE = /\/_astro\/Modal\.[^/]*\.js/;
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('is asked for once the pointer or the focus reaches a card, and not before', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openFirst(page, 'Photos');
    await tab(page, 'Photos').hover();
    expect(asked.filter((url) => CODE.test(url))).toEqual([]);
    const request = page.waitForRequest(CODE);
    await photoLink(page).focus();
    await request;
    await expect(dialog(page)).toHaveCount(0);
  });

  test('may fail: the alert says so, and a second click opens', async ({ page }) => {
    await openFirst(page, 'Photos');
    await page.route(CODE, (route) => route.abort());
    await photoLink(page).click();
    const alert = section(page).getByRole('alert');
    await expect(alert).toContainText('L’affichage n’a pas pu se charger.');
    await expect(alert).toBeInViewport();
    await page.unroute(CODE);
    await photoLink(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('opens even where the browser remembers a failed import by its address', async ({
    page,
  }) => {
    await openFirst(page, 'Photos');
    await page.route(
      (url) => CODE.test(url.pathname) && url.search === '',
      (route) => route.abort(),
    );
    await photoLink(page).click();
    await expect(dialog(page)).toBeVisible();
  });
});
