import type { Locator } from '@playwright/test';
import site from '../content/site.json' with { type: 'json' };
import { ARTICLE, dialog, openGrid, readArticle } from '../support/portfolio-page.ts';
import { heading } from '../support/header-page.ts';
import { expect, test } from '../support/test.ts';

const QUOTE =
  'Le prix du matin varie moins avec la récolte qu’avec l’état des vingt derniers kilomètres.';

test('§11 Editorial fields: a sentence of the text stands out in its middle, on the page and in the reader @rare', async ({
  page,
}) => {
  await page.goto(ARTICLE.path);
  const quote = page.getByText(QUOTE, { exact: true });
  await expect(quote).toHaveCSS('font-size', '26px');
  const texts = await page.getByRole('article').first().locator('p').allTextContents();
  const place = texts.findIndex((text) => text.trim() === QUOTE);
  expect(place).toBeGreaterThan(texts.length / 4);
  expect(place).toBeLessThan((texts.length * 3) / 4);
  // A screen reader has it where it stands in the text.
  await expect(page.getByRole('article').first()).not.toMatchAriaSnapshot(`- paragraph: ${QUOTE}`);
  await openGrid(page);
  await readArticle(page);
  await expect(dialog(page).getByText(QUOTE, { exact: true })).toBeVisible();
});

test('§10 Articles: at its end an article names its author, whom one can write to, and shows the next story', async ({
  page,
}) => {
  await page.goto(ARTICLE.path);
  const next = page.getByRole('link', { name: /^Article précédent/ });
  await next.scrollIntoViewIfNeeded();
  const card = page.getByRole('navigation', { name: 'Autres articles' }).getByRole('article');
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const author = page.getByRole('region', { name: 'L’auteur' });
  await expect(author.getByText(site.name)).toBeVisible();
  const left = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
  expect(await left(author.locator('img')), 'her portrait stands at the margin').toBe(
    await left(author),
  );
  await author.getByRole('link', { name: 'Me confier un sujet' }).click();
  await expect(heading(page, 'Contact')).toBeInViewport();
});

test('§10 Articles: the oldest one leads to the newest @rare', async ({ context }) => {
  // Its title may break otherwise in the serif that stands in for the face: what moves isn't watched here.
  const page = await context.newPage();
  await page.goto('/portfolio/articles/');
  const links = page.getByRole('link', { name: /^Lire l’article/ });
  await links.last().click();
  await expect(page.getByRole('link', { name: /^Article précédent/ })).toHaveCount(0);
  const newest = page.getByRole('link', { name: /^Article le plus récent/ });
  await expect(newest).toHaveAttribute('href', ARTICLE.path);
});

test('§10 Articles: a hyphenated name stays on one line @rare', async ({ context }) => {
  // A page of its own: what a window of another width moves isn't watched.
  const page = await context.newPage();
  await page.goto('/articles/bibliotheque-de-rue-biyem-assi/');
  const name = page.getByRole('heading', { level: 1 }).getByText('Biyem-Assi', { exact: true });
  for (let width = 320; width <= 640; width += 20) {
    await page.setViewportSize({ width, height: 640 });
    expect(await name.evaluate((node) => node.getClientRects().length), `${width}`).toBe(1);
  }
});
