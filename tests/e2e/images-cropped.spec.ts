import type { Locator, Page } from '@playwright/test';
import { markedPicture, markedPixels, wholeMark, type Marked } from '../support/marked-picture.ts';
import { ARTICLE, cards, dialog, openGrid, readArticle } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

const SHAPES = [
  { name: 'upright', width: 600, height: 900 },
  { name: 'wide', width: 1200, height: 400 },
];
const EDGES = [
  { focus: 'top', x: 0.5, y: 0.08 },
  { focus: 'bottom', x: 0.5, y: 0.92 },
  { focus: 'left', x: 0.08, y: 0.5 },
  { focus: 'right', x: 0.92, y: 0.5 },
];

interface Place {
  what: string;
  open: (page: Page) => Promise<Locator>;
}

const first = (place: Locator) => place.locator('img').first();

const PLACES: readonly Place[] = [
  {
    what: 'a card',
    open: async (page) => {
      await page.goto('/');
      return first(cards(page));
    },
  },
  {
    what: 'a testimonial’s portrait',
    open: async (page) => {
      await page.goto('/');
      return first(page.getByRole('region', { name: 'Témoignages', exact: true }));
    },
  },
  {
    what: 'the portrait',
    open: async (page) => {
      await page.goto('/');
      return first(page.getByRole('region', { name: 'À propos' }));
    },
  },
  {
    what: 'the archive',
    open: async (page) => {
      await page.goto('/portfolio/');
      return first(page.getByRole('article'));
    },
  },
  {
    what: 'a publication',
    open: async (page) => {
      await page.goto('/projet');
      return first(page.getByRole('region', { name: 'Publications récentes' }));
    },
  },
  {
    what: 'the project’s photo',
    open: async (page) => {
      await page.goto('/projet');
      return first(page.getByRole('main').getByRole('figure'));
    },
  },
  {
    what: 'an article’s page',
    open: async (page) => {
      await page.goto(ARTICLE.path);
      return first(page.getByRole('figure'));
    },
  },
];

/** Puts another picture into the place of one, as the build would have written it. */
async function put(image: Locator, marked: Marked, focus: string): Promise<void> {
  const picture = await markedPicture(marked);
  const src = `data:image/png;base64,${picture.toString('base64')}`;
  await image.evaluate(
    async (element, { src, width, height, focus }) => {
      if (!(element instanceof HTMLImageElement)) return;
      element.removeAttribute('srcset');
      element.loading = 'eager';
      element.dataset['focus'] = focus;
      const place = element.closest('.article-picture');
      place?.classList.toggle('article-upright', height > width);
      element.width = width;
      element.height = height;
      element.src = src;
      await element.decode();
    },
    { ...marked, src, focus },
  );
}

async function expectKept(image: Locator): Promise<void> {
  for (const { name, width, height } of SHAPES) {
    for (const { focus, x, y } of EDGES) {
      const marked = { width, height, x, y };
      await put(image, marked, focus);
      const box = await image.boundingBox();
      const shown = await markedPixels(await image.screenshot());
      // What a crop cuts off is the edge beside the mark at most.
      expect(shown, `${name}, ${focus}`).toBeGreaterThan(
        0.7 * wholeMark(marked, box ?? { width: 0, height: 0 }),
      );
    }
  }
}

/** How tall a picture is shown, as a share of its width. */
async function shape(image: Locator): Promise<number> {
  const { width, height } = (await image.boundingBox()) ?? { width: 1, height: 0 };
  return height / width;
}

// A page of their own: to put another picture into a page moves what stands below.
test.describe('A picture in its place', () => {
  test.use({ javaScriptEnabled: false });

  for (const { what, open } of PLACES) {
    test(`§7 Images: ${what} keeps what its owner wants kept @rare`, async ({ context }) => {
      await expectKept(await open(await context.newPage()));
    });
  }

  test('§7 Images: a card’s picture stands between 4:5 and 16:9', async ({ context }) => {
    const page = await context.newPage();
    await page.goto('/');
    const image = first(cards(page));
    for (const [size, expected] of [
      [{ width: 400, height: 800 }, 5 / 4],
      [{ width: 1200, height: 300 }, 9 / 16],
      [{ width: 900, height: 900 }, 1],
    ] as const) {
      await put(image, { ...size, x: 0.5, y: 0.5 }, '');
      expect(await shape(image)).toBeCloseTo(expected, 1);
    }
  });

  test('§7 Images: an article shows the whole of an upright picture, no taller than a window @rare', async ({
    context,
  }) => {
    const page = await context.newPage();
    await page.goto(ARTICLE.path);
    const image = first(page.getByRole('figure'));
    await put(image, { width: 600, height: 900, x: 0.5, y: 0.5 }, '');
    expect(await shape(image)).toBeCloseTo(1.5, 1);
    const { height } = (await image.boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(0.71 * (page.viewportSize()?.height ?? 0));
  });
});

test('§7 Images: a crop keeps what the content says', async ({ page }) => {
  await page.goto('/portfolio/photos/');
  const card = page.getByRole('article', { name: 'Le geste, mille fois' });
  await expect(first(card)).toHaveCSS('object-position', '0px 0px');
});

test('§7 Images: the reader keeps what its owner wants kept @rare', async ({ context }) => {
  const page = await context.newPage();
  await openGrid(page);
  await readArticle(page);
  await expectKept(first(dialog(page).getByRole('figure')));
});
