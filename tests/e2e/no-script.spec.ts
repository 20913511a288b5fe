import { readFile } from 'node:fs/promises';
import about from '../../content/about.json' with { type: 'json' };
import project from '../../content/project.json' with { type: 'json' };
import services from '../../content/services.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import testimonials from '../../content/testimonials/accueil.json' with { type: 'json' };
import publications from '../../content/publications.json' with { type: 'json' };
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('§2 About: without script the whole biography shows', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'À propos' });

  expect(about.paragraphs).toHaveLength(3);
  for (const paragraph of about.paragraphs)
    await expect(section.getByText(paragraph)).toBeVisible();
  await expect(section.getByRole('img', { name: about.portrait.alt })).toBeVisible();
});

test('§2 About: without script the CV downloads as a PDF', async ({ page }) => {
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

test('§2 Portfolio: without script every item is reached by links alone, and every article reads', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Tout le portfolio' }).click();
  await expect(page).toHaveURL('/portfolio/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(26);
  await page
    .getByRole('link', { name: /^Articles/ })
    .first()
    .click();
  await expect(page).toHaveURL('/portfolio/articles/');
  const links = page.getByRole('link', { name: /^Lire l’article/ });
  await expect(links).toHaveCount(11);
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  await links.first().click();
  // From the newest to the oldest, each by the link at the end of the one before.
  for (const address of addresses) {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('p').nth(4)).toBeVisible();
    const older = page.getByRole('link', { name: /^Article précédent/ });
    if (address === addresses.at(-1)) await expect(older).toHaveCount(0);
    else await older.click();
  }
  await page.getByRole('link', { name: 'Retour au portfolio' }).click();
  await expect(page).toHaveURL('/portfolio/');
});

test('§9 Line clamps: without script the whole text of a card shows', async ({ page }) => {
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

test('§2 Project page: without script the whole text and the four goals show', async ({ page }) => {
  await page.goto('/projet');

  for (const paragraph of project.mission) await expect(page.getByText(paragraph)).toBeVisible();
  expect(project.goals).toHaveLength(4);
  for (const goal of project.goals)
    await expect(page.getByRole('listitem').filter({ hasText: goal })).toBeVisible();
});

test('§2 Project page: without script the ten publications show', async ({ page }) => {
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

/** Controls that only script can serve, by the page that holds them. */
const SCRIPTED = {
  '/': [
    'Thème sombre',
    'Lire la suite...',
    'Voir plus',
    'Pause du',
    'Tous',
    'Articles',
    'Vidéos',
    'Photos',
    'Choisir un témoignage',
    'Témoignage 1',
    'Envoyer le message',
  ],
  '/projet': ['Lire la suite...', 'Voir la suite...', 'Copier les informations de paiement'],
};

for (const [route, names] of Object.entries(SCRIPTED)) {
  test(`§2: without script ${route} shows no control that would do nothing`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(route);

    for (const name of names) {
      const controls = page
        .getByRole('button', { name, includeHidden: true })
        .or(page.getByRole('group', { name, includeHidden: true }));
      await expect(controls, name).not.toHaveCount(0);
      for (const control of await controls.all()) await expect(control, name).toBeHidden();
    }
    const left = await page.getByRole('button').allInnerTexts();
    expect(left).toHaveLength(isMobile ? 1 : 0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  test(`§7 Images: without script every image of ${route} loads`, async ({ page }) => {
    await page.goto(route);
    const images = page.getByRole('main').locator('img');

    await expect(images).not.toHaveCount(0);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      await expect(image).toBeVisible();
    }
  });
}

test('§2 Header: without script the menu opens and leads to the sections', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: 'Services' })
    .click();

  await expect(page).toHaveURL('/#services');
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeInViewport();
});
