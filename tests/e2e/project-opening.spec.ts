import type { Locator } from '@playwright/test';
import project from '../content/project.json' with { type: 'json' };
import publications from '../content/publications.json' with { type: 'json' };
import { expect, test } from '../support/test.ts';

// Without motion, so that a link needn't wait for the page to have scrolled.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where an element stands in the window, in pixels. */
async function place(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: Number.NaN,
    y: Number.NaN,
    width: Number.NaN,
    height: Number.NaN,
  };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

test('§2 Project page: a promise and two actions stand in the first window of a phone @rare', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/projet');
  await expect(page.getByText(project.pitch)).toBeVisible();
  const latest = page.getByRole('link', { name: 'Lire le dernier numéro' });
  await expect(latest).toHaveAttribute('href', publications.publications[0]?.url ?? '');
  await expect(latest).toHaveAttribute('target', '_blank');
  for (const action of [latest, page.getByRole('link', { name: 'Soutenir' })]) {
    const { top, bottom } = await place(action);
    expect(bottom).toBeLessThan(640);
    expect(bottom - top).toBeGreaterThanOrEqual(44);
  }
});

test('§2 Project page: the picture stands below the text, and beside the title from 1024 px up @rare', async ({
  page,
}) => {
  const picture = page.getByRole('img', { name: project.photo.alt });
  const title = page.getByRole('heading', { level: 1 });
  for (const width of [360, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/projet');
    const text = await place(page.getByText(project.mission[2] ?? ''));
    expect((await place(picture)).top).toBeGreaterThan(text.bottom);
  }
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/projet');
    const [image, heading] = [await place(picture), await place(title)];
    expect(image.left).toBeGreaterThan(heading.right);
    expect(image.top).toBeLessThan(heading.bottom);
    expect(image.bottom).toBeGreaterThan(heading.top);
  }
});

test('§2 Support: « Soutenir » leads to the donation, which comes before the services', async ({
  page,
}) => {
  await page.goto('/projet');
  await page.getByRole('link', { name: 'Soutenir' }).click();
  await expect(page).toHaveURL(/#don$/);
  const heading = page.getByRole('heading', { name: 'Faire un don' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await place(page.getByRole('banner'));
  expect((await place(heading)).top).toBeGreaterThan(header.bottom);
  const donation = await place(page.getByRole('region', { name: 'Faire un don' }));
  const services = await place(page.getByRole('list', { name: 'Services proposés' }));
  expect(services.top).toBeGreaterThan(donation.bottom);
});
