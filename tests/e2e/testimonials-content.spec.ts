import {
  caption,
  dot,
  expectScrolledTo,
  openCarousel,
  pause,
  section,
  slide,
  strip,
} from '../support/carousel-page.ts';
import { expectDrawn } from '../support/drawn.ts';
import { refuse } from '../support/refuse.ts';
import { expect, test } from '../support/test.ts';

test('§9 Testimonials: five stars say so once, a long text is cut at four lines and unfolds', async ({
  page,
}) => {
  await openCarousel(page);
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

test('§9 Testimonials: on a desktop five of the six show whole @rare', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCarousel(page);
  const more = section(page).getByRole('button', { name: /^Lire la suite/ });
  await expect(more).toHaveText(['Lire la suite du témoignage de Bertrand Mbongo']);
});

test.describe('pictures that fail', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('§3 Testimonials: initials stand in for a failed or absent portrait @rare', async ({
    page,
  }) => {
    const failed = await refuse(page, /\/firmin-eru\./);
    await openCarousel(page);
    let refused = false;
    void failed().then(() => {
      refused = true;
    });
    // A picture is asked for two frames after it is seen, and here the test alone lets frames pass.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return refused;
      })
      .toBe(true);
    await expect(slide(page, 1).locator('img')).toHaveAttribute('src', /^data:image\/svg/);
    await expectDrawn(slide(page, 1).getByText('FE', { exact: true }));
    await dot(page, 5).click();
    await expectScrolledTo(page, 5);
    await expect(slide(page, 5).locator('img')).toHaveCount(0);
    await expectDrawn(slide(page, 5).getByText('ON', { exact: true }));
  });
});

test('§2 Testimonials: a single one needs no control @rare', async ({ page, context }) => {
  const parser = await context.newPage();
  await page.route('/', async (route) => {
    const html = await (await route.fetch()).text();
    const alone = await parser.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const island = parsed.querySelector('astro-island:has(#ilot-temoignages)');
      const props = JSON.parse(island?.getAttribute('props') ?? '') as {
        testimonials: [number, unknown[]];
      };
      // The only one that is cut in a wide window too.
      props.testimonials[1] = props.testimonials[1].slice(2, 3);
      island?.setAttribute('props', JSON.stringify(props));
      for (const other of island?.querySelectorAll('li:not(:nth-child(3))') ?? []) other.remove();
      island?.querySelector('[aria-label="Choisir un témoignage"]')?.parentElement?.remove();
      return `<!doctype html>${parsed.documentElement.outerHTML}`;
    }, html);
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: alone });
  });
  await openCarousel(page);
  await page.clock.runFor(9000);
  await expect(strip(page).getByRole('listitem')).toHaveCount(1);
  await expect(section(page).getByText(/Témoignage \d sur/)).toHaveCount(0);
  await expect(pause(page)).toHaveCount(0);
});
