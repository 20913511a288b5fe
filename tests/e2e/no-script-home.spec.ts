import { readFile } from 'node:fs/promises';
import about from '../content/about.json' with { type: 'json' };
import services from '../content/services.json' with { type: 'json' };
import site from '../content/site.json' with { type: 'json' };
import testimonials from '../content/testimonials/accueil.json' with { type: 'json' };
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('§2 About: without script the whole biography shows @rare', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'À propos' });

  expect(about.paragraphs).toHaveLength(3);
  for (const paragraph of about.paragraphs)
    await expect(section.getByText(paragraph)).toBeVisible();
  await expect(section.getByRole('img', { name: about.portrait.alt })).toBeVisible();
});

test('§2 About: without script the CV downloads as a PDF @rare', async ({ page }) => {
  await page.goto('/');
  const waiting = page.waitForEvent('download');
  const link = page.getByRole('link', { name: 'Télécharger mon CV' });
  await expect(link).toHaveAttribute('download', `CV ${site.name}.pdf`);
  await link.click();
  const download = await waiting;

  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('§2 Services: without script all twelve show', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Services' }).getByRole('article');

  await expect(cards).toHaveCount(12);
  for (const [index, { title, description }] of services.services.entries()) {
    await expect(cards.nth(index).getByRole('heading', { name: title })).toBeVisible();
    await expect(cards.nth(index).getByText(description)).toBeVisible();
    await expect(cards.nth(index).locator('svg')).toBeVisible();
  }
});

test('§9 Portfolio: without script the first six cards show, and the videos are links', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Portfolio' });
  const cards = section.getByRole('article');
  const videos = section.getByRole('link', { name: /^Voir la vidéo/ });

  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card).toBeVisible();
  await expect(videos).not.toHaveCount(0);
  for (const video of await videos.all()) {
    await expect(video).toBeVisible();
    await expect(video).toHaveAttribute('href', /^(https:\/\/|\/videos\/)/);
  }
});

test('§9 Line clamps: without script the whole text of a card shows @rare', async ({ page }) => {
  await page.goto('/');
  const cut = await page
    .getByRole('region', { name: 'Portfolio' })
    .getByRole('article')
    .locator('h3, p')
    .evaluateAll((all) => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  expect(cut.length).toBeGreaterThan(12);
  expect(Math.max(...cut)).toBeLessThan(LESS_THAN_A_LINE);
});

/** Pixels: the letters of a line may overflow its box by less, a line that is cut off can't. */
const LESS_THAN_A_LINE = 12;

test('§3 Testimonials: without script all six show in full, with their stars', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Témoignages' }).getByRole('figure');

  await expect(cards).toHaveCount(6);
  for (const [index, { text, name, position }] of testimonials.testimonials.entries()) {
    const card = cards.nth(index);
    const quotation = card.getByText(text);
    await expect(quotation).toBeVisible();
    const cut = await card
      .getByRole('blockquote')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(cut).toBeLessThan(LESS_THAN_A_LINE);
    await expect(card.getByText(name, { exact: true })).toBeVisible();
    await expect(card.getByText(position)).toBeVisible();
    await expect(card.getByText('5 étoiles sur 5')).toBeAttached();
  }
});

test('§2 Contact: without script the address takes the place of the form', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Contact' });
  const { email, phone, location, intro } = site.contact;
  const address = section.getByRole('link', { name: email });

  await expect(section.getByText(intro)).toBeVisible();
  await expect(address).toHaveCount(2);
  for (const link of await address.all()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
  }
  await expect(section.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(section.getByText(location)).toBeVisible();
  await expect(section.getByRole('img', { name: /^QR code WhatsApp/ })).toBeVisible();
  for (const network of ['YouTube', 'LinkedIn', 'Twitter', 'Instagram', 'Facebook'])
    await expect(section.getByRole('link', { name: network })).toBeVisible();
});
