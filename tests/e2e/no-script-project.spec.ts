import project from '../content/project.json' with { type: 'json' };
import publications from '../content/publications.json' with { type: 'json' };
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('§2 Project page: without script the whole text and the four goals show @rare', async ({
  page,
}) => {
  await page.goto('/projet');

  for (const paragraph of project.mission) await expect(page.getByText(paragraph)).toBeVisible();
  expect(project.goals).toHaveLength(4);
  for (const goal of project.goals)
    await expect(page.getByRole('listitem').filter({ hasText: goal })).toBeVisible();
});

test('§2 Project page: without script the ten publications show @rare', async ({ page }) => {
  await page.goto('/projet');
  const section = page.getByRole('region', { name: 'Publications récentes' });
  const cards = section.getByRole('article');

  await expect(cards).toHaveCount(10);
  for (const [index, { title, excerpt, date, url }] of publications.publications.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(excerpt)).toBeVisible();
    await expect(card.getByText(date)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Lire sur LinkedIn' })).toHaveAttribute(
      'href',
      url,
    );
  }
  await expect(section.getByText(project.closing)).toBeVisible();
});

test('§2 Project page: a publication without a cover shows a drawn icon in its place @rare', async ({
  page,
}) => {
  await page.goto('/projet');
  const cards = page.getByRole('region', { name: 'Publications récentes' }).getByRole('article');
  for (const [index, { backgroundImage }] of publications.publications.entries()) {
    const cover = cards.nth(index).locator('.ndop-cover');
    await expect(cover.locator('img')).toHaveCount(backgroundImage ? 1 : 0);
    await expect(cover.locator('svg')).toHaveCount(backgroundImage ? 0 : 1);
  }
});

test('§2 Project page: the covers of publications have one shape, with a picture and without @rare', async ({
  page,
}) => {
  await page.goto('/projet');
  const section = page.getByRole('region', { name: 'Publications récentes' });
  for (const cover of await section.locator('.ndop-cover').all()) {
    const { width, height } = (await cover.boundingBox()) ?? { width: 1, height: 0 };
    expect(height / width).toBeCloseTo(630 / 1200, 2);
  }
});

test('§3 Publications: up to ten have no page but the project’s', async ({ page, request }) => {
  await page.goto('/projet');
  const section = page.getByRole('region', { name: 'Publications récentes' });
  await expect(section.getByRole('link', { name: /^Lire sur LinkedIn/ })).toHaveCount(10);
  await expect(section.getByRole('link', { name: 'Toutes les publications' })).toHaveCount(0);
  expect((await request.get('/publications/')).status()).toBe(404);
});

test('§2 Support: without script the sixteen services and the way to give show', async ({
  page,
}) => {
  await page.goto('/projet');
  const section = page.getByRole('region', { name: `Soutenez ${project.name}` });
  const { method, phone, name } = project.support.donation;

  await expect(
    section.getByRole('list', { name: 'Services proposés' }).getByRole('listitem'),
  ).toHaveText(project.support.services.map(({ title }) => title));
  expect(project.support.services).toHaveLength(16);
  await expect(section.getByRole('heading', { name: 'Faire un don' })).toBeVisible();
  for (const text of [method, phone, name])
    await expect(section.getByText(text, { exact: true })).toBeVisible();
});
