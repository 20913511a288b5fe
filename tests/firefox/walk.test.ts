import type { Browser, Page } from 'puppeteer-core';
import { beforeEach, afterEach, expect } from 'vitest';
import { WRITTEN } from '../support/written.ts';
import { startFaultySite } from '../support/faulty-server.ts';
import { visit, type Visit } from '../support/visit.ts';
import { test } from './test.ts';

type Site = Awaited<ReturnType<typeof startFaultySite>>;

let browser: Browser;
let site: Site;
const visits: Visit[] = [];

const open = async (path: string, before?: (page: Page) => Promise<unknown>): Promise<Visit> => {
  const opened = await visit(browser, site.origin + path, before);
  visits.push(opened);
  return opened;
};

test.beforeAll(({ firefox }) => {
  browser = firefox;
});

beforeEach(async () => {
  site = await startFaultySite();
});

afterEach(async () => {
  for (const { page } of visits.splice(0)) await page.close();
  await site.close();
});

const THEME = '[data-theme-toggle]';

test('§2 Header: a click changes the theme, and the next one back', async () => {
  const { click, until, problems } = await open('/');
  await click('Thème sombre');
  await until(`${THEME}[aria-pressed=true]`);
  await until('astro-island[ssr] [data-theme-toggle]', false);
  await click('Thème sombre');
  await until(`${THEME}[aria-pressed=false]`);
  await until('[data-theme=light]');
  expect(problems).toEqual([]);
});

test('§2 Services: « Voir plus », « Voir moins » and the pause answer to clicks @rare', async () => {
  const { click, see, until, problems } = await open('/');
  await click('Voir plus');
  await see('6 services affichés');
  await click('Voir moins');
  await see('3 services affichés');
  await click('Pause');
  await until('#services [aria-pressed=true]');
  expect(problems).toEqual([]);
});

test('§2 Portfolio: tabs, « Voir plus » and the three modals answer to clicks', async () => {
  const { click, see, until, problems } = await open('/');
  await click('Voir plus (');
  await see('affichées');
  await click('Photos');
  // One of its cards that the first ones of all are without: the tab has changed.
  await see('Le lac, un dimanche');
  await click('Agrandir : Aube sur les sept collines');
  await until('dialog[open]');
  await click('Photo suivante');
  await see('Photo 2 sur');
  await click('Fermer');
  await until('dialog', false);
  await click('Articles');
  await see('13 réalisations');
  await click("Lire l'article : À Mokolo");
  await see('À quatre heures quarante');
  await click('J’aime');
  await see('J’aime (1)');
  await click('Fermer');
  await until('dialog', false);
  await click('Vidéos');
  await see('8 réalisations');
  await click('Voir plus (');
  await click('Voir la vidéo : Lumière du soir');
  // Not its <video>: a Firefox without the codec soon shows a link to the file instead.
  await until('dialog[open][aria-label="Lumière du soir"]');
  expect(problems).toEqual([]);
});

test('§2 Testimonials: a dot shows its testimonial @rare', async () => {
  const { click, see, problems } = await open('/');
  await click('Témoignage 4');
  await see('Témoignage 4 sur 6');
  expect(problems).toEqual([]);
});

test('§4 Contact form: sends what was typed', async () => {
  const { page, click, see, problems } = await open('/');
  await page.locator('[name=user_name]').fill(WRITTEN.user_name);
  await page.locator('[name=user_email]').fill(WRITTEN.user_email);
  await page.select('[name=subject]', WRITTEN.subject);
  await page.locator('[name=message]').fill(WRITTEN.message);
  await click('Envoyer le message');
  await see('Message envoyé !');
  expect(site.messages).toHaveLength(1);
  expect(site.messages[0]).toContain(WRITTEN.user_name);
  expect(problems).toEqual([]);
});

test('§2 Support section: the payment details are copied', async () => {
  const { click, alerts, until, problems } = await open('/projet');
  await click('Copier les informations');
  await until('astro-island[ssr]', false);
  await expect
    .poll(() => alerts)
    .toEqual(['Informations de paiement copiées dans le presse-papiers !']);
  expect(problems).toEqual([]);
});

test('§1 Readers: the keyboard alone goes through every island of the home page', async () => {
  const { page, tabTo, see, until, problems } = await open('/');
  await tabTo('Thème sombre');
  await page.keyboard.press('Enter');
  await until(`${THEME}[aria-pressed=true]`);
  await tabTo('Voir plus');
  await page.keyboard.press(' ');
  await see('6 services affichés');
  await tabTo('Photos');
  await page.keyboard.press('Enter');
  await see('Le lac, un dimanche');
  await tabTo('Agrandir');
  await page.keyboard.press('Enter');
  await until('dialog[open]');
  await page.keyboard.press('ArrowRight');
  await see('Photo 2 sur');
  await page.keyboard.press('Escape');
  await until('dialog', false);
  await tabTo('Témoignage 4');
  await page.keyboard.press(' ');
  await see('Témoignage 4 sur 6');
  await tabTo('Envoyer le message');
  await page.keyboard.press('Enter');
  await until('#contact [aria-invalid=true]');
  expect(problems).toEqual([]);
});

test('§1 Readers: the keyboard alone copies the payment details @rare', async () => {
  const { page, tabTo, alerts, problems } = await open('/projet');
  await tabTo('Copier les informations');
  await page.keyboard.press('Enter');
  await expect.poll(() => alerts).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('§18.1 Faults: the file that islands share breaks off; it is told, and the next click works', async () => {
  const { click, see, alerts } = await open('/projet');
  site.fail(/\/_astro\/shared\./, 'torn');
  await click('Copier les informations');
  await see('Le chargement a échoué. Réessayez.');
  site.restore();
  await click('Copier les informations');
  await expect.poll(() => alerts).toHaveLength(1);
});

test('§2.39 Changed pages: the typed text, the focus and the first click outlive React’s new elements', async () => {
  const { page, until } = await open('/');
  await page.evaluate(() => {
    const tag: string = 'font';
    for (const text of document.querySelectorAll(
      '#contact label, #portfolio button, #portfolio h3',
    )) {
      const font = document.createElement(tag);
      font.append(`EN ${text.textContent}`);
      text.replaceChildren(font);
    }
  });
  await page.locator('[name=message]').fill(WRITTEN.message);
  await until('#contact astro-island[ssr]', false);
  await page.waitForFunction(() => document.querySelector('#contact font') === null);
  expect(await page.$eval('[name=message]', (field) => field === document.activeElement)).toBe(
    true,
  );
  expect(await page.$eval('[name=message]', (field) => 'value' in field && field.value)).toBe(
    WRITTEN.message,
  );
  await page.$eval('#portfolio .tab:last-child', (tab) => {
    tab.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.click('#portfolio .tab:last-child');
  await until('#portfolio .tab:last-child[aria-pressed=true]');
  await page.waitForSelector('.masonry article', { visible: true });
});

test('§10 An article is taken away as one file, which opens without the site', async () => {
  const { click, see, page, problems } = await open(
    '/articles/couture-ndop-toges-bonamoussadi/',
    (page) =>
      page.evaluateOnNewDocument(() => {
        const createUrl = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (file: File) => {
          void file.text().then((html) => {
            document.title = html;
          });
          return createUrl(file);
        };
      }),
  );
  await click('Emporter l’article');
  await see('à lire sans connexion.');
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toBe('Enregistrer le fichier');
  await page.waitForFunction(() => document.title.endsWith('</html>'));
  const html = await page.title();
  await site.close();
  const copy = await browser.newPage();
  await copy.setContent(html);
  const widths = await copy.$$eval('img', (images) => images.map((image) => image.naturalWidth));
  expect(widths).toEqual([800, 800, 800, 800]);
  expect(problems).toEqual([]);
  await copy.close();
});
