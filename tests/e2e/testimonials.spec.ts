import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Témoignages', exact: true });
const strip = (page: Page) => page.getByRole('region', { name: 'Témoignages, à faire défiler' });
const slide = (page: Page, position: number) =>
  strip(page)
    .getByRole('listitem')
    .nth(position - 1);
const dot = (page: Page, position: number) =>
  section(page).getByRole('button', { name: new RegExp(`^Témoignage ${position} :`) });
const pause = (page: Page) =>
  section(page).getByRole('button', { name: 'Pause du défilement des témoignages' });
const caption = (page: Page, position: number) =>
  section(page).getByText(`Témoignage ${position} sur 6`);

/** Opens the carousel with a clock that only the test moves, and waits for its code. */
async function open(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await section(page).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
  });
  // Only its code knows where a text is cut.
  await expect(
    section(page)
      .getByRole('button', { name: /^Lire la suite/ })
      .first(),
  ).toBeVisible();
}

/** The scroll position of a slide, by the formula of spec §4, once the strip has arrived there. */
const expectScrolledTo = (page: Page, position: number) =>
  expect
    .poll(() =>
      strip(page).evaluate(
        ({ scrollLeft, scrollWidth }, index) => Math.abs(scrollLeft - (scrollWidth / 6) * index),
        position - 1,
      ),
    )
    .toBeLessThanOrEqual(1);

test('§9 Testimonials: the next one every 4000 ms, and the first after the last', async ({
  page,
}) => {
  await open(page);
  for (const position of [2, 3, 4, 5, 6, 1]) {
    await page.clock.runFor(3900);
    await expect(caption(page, position === 1 ? 6 : position - 1)).toBeVisible();
    await page.clock.runFor(100);
    await expect(caption(page, position)).toBeVisible();
    await expectScrolledTo(page, position);
  }
});

test('§4 Testimonials: only the strip moves, and nothing is announced', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.clock.runFor(4000);
  await expect(caption(page, 2)).toHaveAttribute('aria-live', 'off');
  await expectScrolledTo(page, 2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('§2 Testimonials: a dot jumps to its testimonial', async ({ page }) => {
  await open(page);
  for (const position of [5, 2, 6]) {
    await dot(page, position).click();
    await expect(dot(page, position)).toHaveAttribute('aria-current', 'true');
    await expect(caption(page, position)).toBeVisible();
    await expectScrolledTo(page, position);
    await expect(slide(page, position)).toBeInViewport({ ratio: 0.6 });
  }
});

test('§4 Testimonials: held under a mouse, goes on when it leaves', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a mouse');
  await open(page);
  await strip(page).hover();
  await page.clock.runFor(9000);
  await expect(caption(page, 1)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(4000);
  await expect(caption(page, 2)).toBeVisible();
});

test('§4 Testimonials: held by the keyboard’s focus; the arrow keys move it', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await strip(page).focus();
  await page.clock.runFor(9000);
  await expect(caption(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(caption(page, 2)).toBeVisible();
  await strip(page).blur();
  await page.clock.runFor(4000);
  await expect(caption(page, 3)).toBeVisible();
});

test('§4 Testimonials: the pause button holds it', async ({ page }) => {
  await open(page);
  await pause(page).click();
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(2, 2);
  await page.clock.runFor(9000);
  await expect(caption(page, 1)).toHaveAttribute('aria-live', 'polite');
  await pause(page).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(4000);
  await expect(caption(page, 2)).toBeVisible();
});

test('§4 Testimonials: held while the page is hidden', async ({ page }) => {
  await open(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { get: () => value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.clock.runFor(9000);
  await expect(caption(page, 1)).toBeVisible();
  await hide(false);
  await page.clock.runFor(4000);
  await expect(caption(page, 2)).toBeVisible();
});

for (const browser of ['with', 'without']) {
  test(`§2 Testimonials: a swipe is followed (browser ${browser} scrollend)`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a finger');
    if (browser === 'without')
      await page.addInitScript(() => {
        for (const { prototype } of [HTMLElement, Document, Window])
          Reflect.deleteProperty(prototype, 'onscrollend');
        addEventListener(
          'scrollend',
          (event) => {
            event.stopImmediatePropagation();
          },
          true,
        );
      });
    await open(page);
    const box = await strip(page).boundingBox();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: (box?.y ?? 0) + 100,
      xDistance: -250,
      yDistance: 0,
      speed: 1200,
    });
    await expectScrolledTo(page, 2);
    await page.clock.runFor(200);
    await expect(caption(page, 2)).toBeVisible();
  });
}

test('§9 Testimonials: five stars say so once, a long text is cut at four lines and unfolds', async ({
  page,
}) => {
  await open(page);
  await expect(section(page).getByText('5 étoiles sur 5')).toHaveCount(6);
  await dot(page, 3).click();
  await expectScrolledTo(page, 3);
  const text = slide(page, 3).getByRole('blockquote');
  const lines = () =>
    text.evaluate((element) =>
      Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
    );
  expect(await lines()).toBe(4);
  await slide(page, 3)
    .getByRole('button', { name: 'Lire la suite du témoignage de Bertrand Mbongo' })
    .click();
  expect(await lines()).toBeGreaterThan(6);
  await page.mouse.move(2, 2);
  await page.clock.runFor(9000);
  await expect(caption(page, 3)).toBeVisible();
  const fold = slide(page, 3).getByRole('button', {
    name: 'Réduire le témoignage de Bertrand Mbongo',
  });
  await fold.press('Enter');
  expect(await lines()).toBe(4);
  await expect(slide(page, 3).getByRole('button', { name: /^Lire la suite/ })).toBeFocused();
  await expect(slide(page, 2).getByRole('button')).toHaveCount(0);
});

test('§2 Testimonials: what gets the focus out of sight comes into sight', async ({ page }) => {
  await open(page);
  await slide(page, 3)
    .getByRole('button', { name: /^Lire la suite/ })
    .focus();
  await expectScrolledTo(page, 3);
  await expect(caption(page, 3)).toBeVisible();
});

test('§2 Testimonials: the section keeps its height from slide to slide', async ({ page }) => {
  await open(page);
  const height = async () => (await section(page).boundingBox())?.height ?? 0;
  const first = await height();
  expect(first).toBeGreaterThan(300);
  for (const position of [2, 3, 4, 5, 6]) {
    await dot(page, position).click();
    await expectScrolledTo(page, position);
    expect(await height()).toBe(first);
  }
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('§4 Testimonials: still, and a dot jumps without gliding', async ({ page }) => {
    await open(page);
    await page.clock.runFor(9000);
    await expect(caption(page, 1)).toBeVisible();
    await expect(pause(page)).toBeHidden();
    await dot(page, 4).click();
    expect(await strip(page).evaluate((element) => getComputedStyle(element).scrollBehavior)).toBe(
      'auto',
    );
    await expectScrolledTo(page, 4);
  });
});

test('§4 Testimonials: still for who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await open(page);
  await page.clock.runFor(9000);
  await expect(caption(page, 1)).toBeVisible();
  await expect(pause(page)).toBeHidden();
});

test.describe('pictures that fail', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('§3 Testimonials: initials stand in for a failed or absent portrait', async ({ page }) => {
    await page.route(/firmin-eru/, (route) => route.abort());
    await open(page);
    await expect(slide(page, 1).locator('img')).toHaveAttribute('src', /^data:image\/svg/);
    await expect(slide(page, 1).locator('svg').getByText('FE')).toBeVisible();
    await dot(page, 5).click();
    await expect(slide(page, 5).locator('img')).toHaveCount(0);
    await expect(slide(page, 5).locator('svg').getByText('ON')).toBeInViewport();
  });
});

test('§2 Testimonials: a single one needs no control', async ({ page, context }) => {
  const parser = await context.newPage();
  await page.route('/', async (route) => {
    const html = await (await route.fetch()).text();
    const alone = await parser.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const island = parsed.querySelector('astro-island:has(#ilot-temoignages)');
      const props = JSON.parse(island?.getAttribute('props') ?? '') as {
        testimonials: [number, unknown[]];
      };
      props.testimonials[1].length = 1;
      island?.setAttribute('props', JSON.stringify(props));
      for (const other of island?.querySelectorAll('li:not(:first-child)') ?? []) other.remove();
      island?.querySelector('[aria-label="Choisir un témoignage"]')?.parentElement?.remove();
      return `<!doctype html>${parsed.documentElement.outerHTML}`;
    }, html);
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: alone });
  });
  await open(page);
  await page.clock.runFor(9000);
  await expect(strip(page).getByRole('listitem')).toHaveCount(1);
  await expect(section(page).getByText(/Témoignage \d sur/)).toHaveCount(0);
  await expect(pause(page)).toHaveCount(0);
});

for (const theme of ['light', 'dark']) {
  test(`§2 Testimonials: nothing for axe to say (${theme})`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
    }, theme);
    await open(page);
    await pause(page).click();
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
    await page.clock.resume();
    const { violations, passes } = await new AxeBuilder({ page }).include('#temoignages').analyze();
    expect(violations).toEqual([]);
    expect(passes.length).toBeGreaterThan(5);
  });
}
