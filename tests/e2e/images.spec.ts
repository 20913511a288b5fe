import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import about from '../../content/about.json' with { type: 'json' };
import publications from '../../content/publications.json' with { type: 'json' };
import { expect, test } from '../support/test.ts';

/** Images load once this share of them is within this many pixels of the window (spec §9). */
const SHARE = 0.1;
const MARGIN = 50;

/** Pixels before and after the line: wide enough for rounding, too narrow for a wrong margin. */
const STEP = 6;

/** One image on each route, below what the first window shows. */
const FAR_IMAGES = [
  { route: '/', alt: about.portrait.alt, file: 'portrait' },
  {
    route: '/projet',
    alt: publications.publications[2]?.backgroundImage?.alt ?? '',
    file: 'lettre-03',
  },
];

/** Scrolls so that the given share of an image is `offset` pixels further than the margin. */
async function scrollToLine(page: Page, image: Locator, offset: number): Promise<void> {
  const line = await image.evaluate(
    (element, [share, margin]) => {
      const { top, height } = element.getBoundingClientRect();
      return scrollY + top + height * share - innerHeight - margin;
    },
    [SHARE, MARGIN] as const,
  );
  expect(line, 'the image starts out of reach').toBeGreaterThan(STEP);
  await page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
  }, line + offset);
}

/** Lets every observer of the page speak, then every request that it started leave. */
async function settle(page: Page, image: Locator): Promise<void> {
  await image.evaluate(async (element) => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(element);
    });
  });
  const answered = page.waitForResponse(/favicon\.svg\?settle/);
  await page.evaluate(() => fetch('/favicon.svg?settle'));
  await answered;
}

for (const { route, alt, file } of FAR_IMAGES) {
  test(`§9 Images: on ${route} an image waits until a tenth of it is within 50 px`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/${file}.`)) requests.push(request.url());
    });
    await page.goto(route);
    const image = page.getByRole('img', { name: alt });
    await settle(page, image);
    expect(requests).toEqual([]);

    await scrollToLine(page, image, -STEP);
    await settle(page, image);
    expect(requests).toEqual([]);

    await scrollToLine(page, image, STEP);
    await expect.poll(() => requests).toHaveLength(1);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test('§9 Images: the home page opens without one request for a picture', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/\.(webp|avif|jpe?g|png)/.test(request.url())) pictures.push(request.url());
  });
  await page.goto('/');
  await settle(page, page.getByRole('img', { name: about.portrait.alt }));

  expect(pictures).toEqual([]);
});

interface ServedImage {
  alt: string | null;
  width: number;
  height: number;
  sizes: string;
  webp: string;
  avif: string | undefined;
}

/** Every image of a page, as the server sends it: script holds the addresses back. */
async function servedImages(page: Page, route: string): Promise<ServedImage[]> {
  const html = await (await page.request.get(route)).text();
  await page.goto(route);
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [...parsed.querySelectorAll('img')].map((image) => ({
      alt: image.getAttribute('alt'),
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      sizes: image.sizes,
      webp: image.srcset,
      avif: image.parentElement?.querySelector<HTMLSourceElement>('source[type="image/avif"]')
        ?.srcset,
    }));
  }, html);
}

/** `a.webp 400w, b.webp 800w` as pairs of address and width. */
function candidates(srcset: string): { url: string; width: number }[] {
  return srcset.split(', ').map((candidate) => {
    const [url = '', descriptor = ''] = candidate.split(' ');
    return { url, width: Number(descriptor.replace('w', '')) };
  });
}

for (const route of ['/', '/projet']) {
  test(`§7 Images: ${route} offers each picture in 400, 800 and 1200 pixels and keeps its place`, async ({
    page,
  }) => {
    const images = await servedImages(page, route);
    const pictures = images.filter(({ alt }) => alt !== '');

    expect(pictures.length).toBeGreaterThan(5);
    for (const { alt, width, height, sizes, webp, avif } of pictures) {
      expect(width, alt ?? '').toBeGreaterThan(0);
      expect(height, alt ?? '').toBeGreaterThan(0);
      expect(sizes, alt ?? '').not.toBe('');
      for (const srcset of avif === undefined ? [webp] : [webp, avif]) {
        const widths = candidates(srcset).map((candidate) => candidate.width);
        expect(widths.slice(0, 2), srcset).toEqual([400, 800]);
        expect(widths[2], srcset).toBeGreaterThan(800);
        expect(widths[2], srcset).toBeLessThanOrEqual(1200);
        expect(widths, srcset).toHaveLength(3);
      }
      expect(webp).toMatch(/^(\S+\.webp \d+w(, )?){3}$/);
      if (avif !== undefined) expect(avif).toMatch(/^(\S+\.avif \d+w(, )?){3}$/);
    }
  });
}

test('§7 Images: the files are what the page says: WebP or AVIF, of the given width', async ({
  page,
}) => {
  const images = await servedImages(page, '/projet');
  const modern = images.find(({ avif }) => avif !== undefined);
  expect(modern).toBeDefined();

  for (const [format, srcset] of [
    ['webp', modern?.webp],
    ['heif', modern?.avif],
  ] as const) {
    for (const { url, width } of candidates(srcset ?? '')) {
      const file = await (await page.request.get(url)).body();
      const metadata = await sharp(file).metadata();
      expect(metadata.format).toBe(format);
      expect(metadata.width).toBe(width);
      expect((metadata.width / metadata.height).toFixed(1)).toBe(
        ((modern?.width ?? 0) / (modern?.height ?? 1)).toFixed(1),
      );
    }
  }
});

test('§2 Images: each has a text alternative, except the portraits beside a name', async ({
  page,
}) => {
  for (const route of ['/', '/projet']) {
    await page.goto(route);
    const main = page.getByRole('main');
    const avatars = page.getByRole('region', { name: 'Témoignages', exact: true }).locator('img');
    await expect(avatars).toHaveCount(route === '/' ? 4 : 0);
    const decorative = await main.locator('img[alt=""]').count();
    expect(decorative).toBe(await avatars.count());
    await expect(main.locator('img:not([alt])')).toHaveCount(0);
    for (const avatar of await avatars.all()) await expect(avatar).toHaveAttribute('alt', '');
  }
});

/** Two lengths in pixels that differ by no more than rounding does. */
function expectSame(actual: number | undefined, expected: number | undefined): void {
  expect(expected).toBeGreaterThan(0);
  expect(Math.abs((actual ?? 0) - (expected ?? 0))).toBeLessThanOrEqual(1);
}

/** The drawing that lets what is behind an image show. */
const EMPTY = /^data:image\/svg/;

test.describe('an image that fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('§2 About: the cover shows in the place of a portrait that fails', async ({ page }) => {
    await page.route('**/portrait.*', (route) => route.abort());
    await page.goto('/');
    const image = page.getByRole('img', { name: about.portrait.alt });
    const cover = image.locator('xpath=ancestor::div[1]');
    const expected = await cover.boundingBox();
    await image.scrollIntoViewIfNeeded();

    await expect(image).toHaveAttribute('src', EMPTY);
    await expect(cover).toBeVisible();
    const actual = await cover.boundingBox();
    expectSame(actual?.height, expected?.height);
    expectSame(actual?.width, expected?.width);
  });

  test('§9 Portfolio: the cover shows in the place of a picture that fails', async ({ page }) => {
    await page.route('**/*.webp', (route) => route.abort());
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Portfolio' }).getByRole('article').first();
    const image = card.locator('img');
    const expected = await card.boundingBox();
    await card.scrollIntoViewIfNeeded();

    await expect(image).toHaveAttribute('src', EMPTY);
    expectSame((await card.boundingBox())?.height, expected?.height);
  });

  test('§3 Testimonials: the initials show in the place of an avatar that fails', async ({
    page,
  }) => {
    await page.route('**/firmin-eru.*', (route) => route.abort());
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Témoignages', exact: true });
    await section.scrollIntoViewIfNeeded();
    const card = section.getByRole('figure').filter({ hasText: 'Firmin Eru' });
    await card.scrollIntoViewIfNeeded();

    await expect(card.locator('img')).toHaveAttribute('src', EMPTY);
    await expect(card.getByText('FE', { exact: true })).toBeVisible();
  });
});

test('§3 Testimonials: a person without a picture has initials', async ({ page }) => {
  await page.goto('/');
  const card = page
    .getByRole('region', { name: 'Témoignages', exact: true })
    .getByRole('figure')
    .filter({ hasText: 'Odette Nkui' });

  await expect(card.getByText('ON', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});
