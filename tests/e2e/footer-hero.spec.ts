import site from '../content/site.json' with { type: 'json' };
import { heading } from '../support/header-page.ts';
import { expect, test } from '../support/test.ts';

/** The year in the time zone of the browser (playwright.config.ts). */
const YEAR = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Douala', year: 'numeric' }).format();

const ENTRIES = ['Accueil', 'À propos', 'Services', 'Portfolio', 'Contact', 'Projet'];

test('§2 Footer: the home menu has the same six entries', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Pied de page' });

  await expect(menu.getByRole('link')).toHaveText(ENTRIES);
});

test('§2 Footer: name, profession, copyright and the developer’s two links', async ({ page }) => {
  const { name, profession, credit } = site;
  for (const route of ['/', '/projet']) {
    await page.goto(route);
    const footer = page.getByRole('contentinfo');

    await expect(footer.getByText(name, { exact: true })).toBeVisible();
    await expect(footer.getByText(profession)).toBeVisible();
    await expect(footer.getByText(`© ${YEAR} ${name}`)).toBeVisible();
    await expect(footer.getByText(credit.name)).toBeVisible();
    await expect(footer.getByRole('link', { name: credit.email })).toHaveAttribute(
      'href',
      `mailto:${credit.email}`,
    );
    const network = footer.getByRole('link', { name: 'LinkedIn' });
    await expect(network).toHaveAttribute('href', credit.url);
    await expect(network).toHaveAttribute('target', '_blank');
  }
});

test('§2 Footer: the year is the visitor’s, not that of the last build @rare', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.goto('/');

  await expect(page.getByRole('contentinfo').getByText(`© 2031 ${site.name}`)).toBeVisible();
});

test('§2 Hero: the five networks open in new tabs @rare', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: site.hero.title });
  const names = ['YouTube', 'LinkedIn', 'Twitter', 'Instagram', 'Facebook'];

  for (const [index, name] of names.entries()) {
    const link = hero.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', site.networks[index]?.url ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await hero.getByRole('link', { name: 'Voir mes réalisations' }).click();
  await expect(heading(page, 'Portfolio')).toBeInViewport();
});

test('§2 Hero: the networks stand in a column, one under another @rare', async ({ page }) => {
  await page.goto('/');
  const links = await page
    .getByRole('region', { name: site.hero.title })
    .getByRole('listitem')
    .filter({ hasText: '(nouvel onglet)' })
    .all();
  const places = await Promise.all(links.map((link) => link.boundingBox()));

  expect(places).toHaveLength(5);
  for (const [index, place] of places.slice(1).entries()) {
    expect(place?.x).toBe(places[0]?.x);
    expect(place?.y).toBeGreaterThan(places[index]?.y ?? Infinity);
  }
});

test('§2 Hero: on a phone the networks stand beside the headlines, and take no room from the title or the tagline @rare', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide window has a column for each.');
  await page.goto('/');
  const hero = page.getByRole('region', { name: site.hero.title });
  const headlines = await hero.getByRole('region', { name: 'À la une' }).boundingBox();
  const network = await hero.getByRole('link', { name: 'YouTube' }).boundingBox();
  expect(network?.y).toBeGreaterThanOrEqual(headlines?.y ?? Infinity);
  expect(network?.x).toBeGreaterThanOrEqual((headlines?.x ?? 0) + (headlines?.width ?? Infinity));
  for (const text of [site.hero.title, site.hero.tagline]) {
    const box = await hero.getByText(text, { exact: true }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(network?.x ?? Infinity);
  }
});

test('§2 Hero: under the tagline it says where she is read @rare', async ({ page }) => {
  await page.goto('/');
  const outlets = page.getByText('À lire dans Le Fil des collines, Sillons et Grandes Lignes', {
    exact: true,
  });
  await expect(outlets).toHaveCSS('font-size', '15px');
  const tagline = await page.getByText(site.hero.tagline, { exact: true }).boundingBox();
  const box = await outlets.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((tagline?.y ?? Infinity) + (tagline?.height ?? 0));
});

test('§2: every link to another site opens a new tab and gives it no way back', async ({
  page,
}) => {
  for (const route of ['/', '/projet']) {
    await page.goto(route);
    const outside = await page.locator('a').evaluateAll((links: HTMLAnchorElement[]) =>
      links
        .filter(({ target, origin, protocol }) => {
          const leaves = protocol.startsWith('http') && origin !== location.origin;
          return target === '_blank' || leaves;
        })
        .map(({ href, target, rel }) => ({ href, target, rel })),
    );

    expect(outside.length).toBeGreaterThan(5);
    expect(
      outside.filter(
        ({ target, rel }) => target !== '_blank' || !rel.endsWith('noopener noreferrer'),
      ),
    ).toEqual([]);
  }
});
