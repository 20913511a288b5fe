import { firstCases } from '../support/first-cases.ts';
import { ARTICLE } from '../support/portfolio-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

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

test('§2 Portfolio: without script every item is reached by links alone, and every article reads', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Tout le portfolio' }).click();
  await expect(page).toHaveURL('/portfolio/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(28);
  await page
    .getByRole('link', { name: /^Articles/ })
    .first()
    .click();
  await expect(page).toHaveURL('/portfolio/articles/');
  const links = page.getByRole('link', { name: /^Lire l’article/ });
  await expect(links).toHaveCount(13);
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  await links.first().click();
  // From the newest to the oldest, each by the link at the end of the one before.
  for (const address of firstCases(addresses, 3)) {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // One of them has no text, but its printed page.
    const text = page.getByRole('main').locator('.formatted-text p, .article-scans');
    await expect(text.last()).toBeVisible();
    const older = page.getByRole('link', { name: /^Article précédent/ });
    if (address === addresses.at(-1)) await expect(older).toHaveCount(0);
    else await older.click();
  }
  await page.getByRole('link', { name: 'Retour au portfolio' }).click();
  await expect(page).toHaveURL('/portfolio/');
});

test('§2 Article: without script its page can be shared', async ({ page }) => {
  await page.goto(ARTICLE.path);
  const links = page.getByRole('region', { name: 'Partager l’article' }).getByRole('link');

  await expect(links).toHaveText([/^WhatsApp/, /^Twitter/, /^Facebook/, /^LinkedIn/]);
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(ARTICLE.path)));
});
