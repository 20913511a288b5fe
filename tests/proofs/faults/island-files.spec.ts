import type { Page } from '@playwright/test';
import { contactForm, openContact } from '../../support/contact-page.ts';
import { useDearConnection } from '../../support/connection.ts';
import { expect, test, type Fault } from '../../support/faulty-site.ts';
import { firstCases } from '../../support/first-cases.ts';
import { choose, dialog, openGrid, photoLink } from '../../support/portfolio-page.ts';
import { islandOf } from '../../support/scripts.ts';

// A clipboard that refuses shows the text on the page: what a click did stays to be seen.
test.use({ expectedConsole: [/Failed to load|Message non envoyé/], permissions: [] });

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copier les informations' });
const copied = (page: Page) => page.getByRole('status').filter({ hasText: 'Numéro :' });

const SHARED = 'the script that all islands share';

/** The files of an island, from its own to those that all islands share. */
const FILES = [
  ['its own script', /\/_astro\/CopyPaymentDetails\./],
  ['the renderer', /\/_astro\/client\./],
  [SHARED, /\/_astro\/shared\./],
] as const;

const FAULTS: [fault: Fault, failure: string][] = [
  ['torn', 'unavailable'],
  [404, 'outdated'],
  ['portal', 'unavailable'],
  [500, 'unavailable'],
];

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

test.describe('Islands: nothing is imported that has not arrived', () => {
  for (const [what, files] of FILES)
    for (const [fault, failure] of firstCases(FAULTS, what === SHARED ? 2 : 1))
      test(`${what}, ${fault}: the island says « ${failure} », and the next click works`, async ({
        page,
        site,
      }) => {
        await page.goto('/projet');
        site.fail(files, fault);
        await copyButton(page).click();
        await expect(islandOf(copyButton(page))).toHaveAttribute('data-failed', failure);
        await expect(islandOf(copyButton(page))).not.toHaveAttribute('aria-busy');
        site.restore();
        await copyButton(page).click();
        await expect(copied(page)).toBeVisible();
        await expect(islandOf(copyButton(page))).not.toHaveAttribute('data-failed');
      });

  test('a file that breaks off once is fetched again, and the first click acts', async ({
    page,
    site,
  }) => {
    await page.goto('/projet');
    site.fail(/\/_astro\/shared\./, 'torn', 1);
    await copyButton(page).click();
    await expect(copied(page)).toBeVisible();
  });

  test('each file is asked for once: the import is answered by the cache', async ({
    page,
    site,
  }) => {
    await page.goto('/projet');
    await copyButton(page).click();
    await expect(copied(page)).toBeVisible();
    const scripts = site.asked.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts).toEqual([...new Set(scripts)]);
  });
});

test('Modals: a script that breaks off is told, and the next click opens', async ({
  page,
  site,
}) => {
  await useDearConnection(page);
  await openGrid(page);
  await choose(page, 'Photos');
  site.fail(/\/_astro\/Modal\./, 'torn');
  await photoLink(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Le chargement a échoué.' }),
  ).toBeVisible();
  site.restore();
  await photoLink(page).click();
  await expect(dialog(page)).toHaveCSS('position', 'fixed');
});

test('Contact form: the sending code breaks off, is told, and the next try sends', async ({
  page,
  site,
}) => {
  await useDearConnection(page);
  await openContact(page);
  const form = contactForm(page);
  await form.fill();
  site.fail(/\/_astro\/es\./, 'torn');
  await form.send();
  await expect(form.failure).toContainText('Problème de connexion.');
  expect(site.messages).toEqual([]);
  site.restore();
  await form.failure.getByRole('button', { name: 'Fermer', exact: true }).click();
  await form.send();
  await expect(form.sent).toBeVisible();
  expect(site.messages).toHaveLength(1);
});
