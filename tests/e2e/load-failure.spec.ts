import type { Locator, Page } from '@playwright/test';
import { useDearConnection } from '../support/connection.ts';
import { contactForm } from '../support/contact-page.ts';
import { firstCases } from '../support/first-cases.ts';
import { WRITTEN } from '../support/written.ts';
import { dot, section as carousel } from '../support/carousel-page.ts';
import { expect, test } from '../support/faulty-site.ts';
import { tab } from '../support/portfolio-page.ts';
import { button, section as services } from '../support/services-page.ts';
import { bringToMiddle } from '../support/scroll.ts';

// A clipboard that refuses shows the text on the page: what a click did stays to be seen.
test.use({
  expectedConsole: [/Failed to load|net::ERR/],
  permissions: [],
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await useDearConnection(page);
});

const SCRIPTS = /\/_astro\/.*\.js/;

const press = (control: Locator, hasTouch: boolean) => (hasTouch ? control.tap() : control.click());

const told = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const OFFLINE = 'Hors connexion : cela se fera dès le retour du réseau.';
const OUTDATED = 'Le site a été mis à jour.';
const UNAVAILABLE = 'Le chargement a échoué. Réessayez.';

const CONTROLS: [
  name: string,
  path: string,
  find: (page: Page) => Locator,
  outcome: (page: Page) => Locator,
][] = [
  [
    'services',
    '/',
    (page) => button(page, 'Voir plus'),
    (page) => services(page).getByText('6 services affichés'),
  ],
  [
    'tabs',
    '/',
    (page) => tab(page, 'Photos'),
    (page) => tab(page, 'Photos').and(page.locator('[aria-pressed=true]')),
  ],
  [
    'carousel',
    '/',
    (page) => dot(page, 4),
    (page) => carousel(page).getByText('Témoignage 4 sur 6'),
  ],
  [
    'donation',
    '/projet',
    (page) => page.getByRole('button', { name: 'Copier les informations' }),
    (page) => page.getByRole('status').filter({ hasText: 'Numéro :' }),
  ],
];

for (const [name, path, find, outcome] of firstCases(CONTROLS, 1))
  test.describe(`§1 Faults told: ${name}`, () => {
    test('the files can’t be had: it is said, and the next tap works', async ({
      page,
      site,
      hasTouch,
    }) => {
      await page.goto(path);
      site.fail(SCRIPTS, 500);
      await press(find(page), hasTouch);
      await expect(told(page, UNAVAILABLE)).toBeInViewport();
      site.restore();
      await press(find(page), hasTouch);
      await expect(outcome(page)).toBeVisible();
      await expect(told(page, UNAVAILABLE)).toBeHidden();
    });

    test('the site is another one by now: it is said, with a button that reloads @rare', async ({
      page,
      site,
      hasTouch,
    }) => {
      await page.goto(path);
      site.fail(SCRIPTS, 404);
      await press(find(page), hasTouch);
      await expect(told(page, OUTDATED)).toBeInViewport();
      site.restore();
      const reloaded = page.waitForEvent('load');
      await press(page.getByRole('button', { name: 'Recharger la page' }), hasTouch);
      await reloaded;
      await expect(told(page, OUTDATED)).toBeHidden();
      await press(find(page), hasTouch);
      await expect(outcome(page)).toBeVisible();
    });

    test('no network: it is said, and done by itself when the network is back', async ({
      page,
      context,
      hasTouch,
    }) => {
      await page.goto(path);
      // Before it is seen: the carousel's code comes with that.
      await context.setOffline(true);
      await bringToMiddle(find(page));
      await press(find(page), hasTouch);
      await expect(told(page, OFFLINE)).toBeInViewport();
      await expect(outcome(page)).toBeHidden();
      await context.setOffline(false);
      await expect(outcome(page)).toBeVisible();
      await expect(told(page, OFFLINE)).toBeHidden();
    });
  });

test('§1 Faults told: the notice can be closed @rare', async ({ page, site, hasTouch }) => {
  await page.goto('/');
  site.fail(SCRIPTS, 500);
  await press(button(page, 'Voir plus'), hasTouch);
  const notice = told(page, UNAVAILABLE);
  await notice.getByRole('button', { name: 'Fermer' }).press('Enter');
  await expect(notice).toBeHidden();
});

test('§1 Faults told: the theme needs no file to change', async ({ page, site, hasTouch }) => {
  await page.goto('/');
  site.fail(SCRIPTS, 500);
  const toggle = page.getByRole('button', { name: 'Thème sombre' });
  await press(toggle, hasTouch);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(told(page, UNAVAILABLE)).toBeHidden();
});

test('§4 Contact form: what was typed survives the reload of a site that was replaced @rare', async ({
  page,
  site,
}) => {
  await page.goto('/');
  site.fail(SCRIPTS, 404);
  const form = contactForm(page);
  await form.fill();
  await form.send();
  await expect(told(page, OUTDATED)).toBeInViewport();
  site.restore();
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(told(page, OUTDATED)).toBeHidden();
  await expect(form.message).toHaveValue(WRITTEN.message);
  await expect(form.email).toHaveValue(WRITTEN.user_email);
  await form.send();
  await expect(form.sent).toBeVisible();
  expect(site.messages).toHaveLength(1);
});
