import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import robotsParser from 'robots-parser';
import project from '../content/project.json' with { type: 'json' };
import { violations } from '../support/axe.ts';
import { statements } from '../support/built-pages.ts';
import { clipboardText } from '../support/clipboard.ts';
import { contactForm } from '../support/contact-page.ts';
import { hasDatabase, kept, keptPages, registrations } from '../support/copies.ts';
import { startOwnServer } from '../support/own-server.ts';
import { print, wholeText } from '../support/paper.ts';
import { FINGERPRINT, PGP_KEY, SOURCES } from '../support/sources.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { buildSparseSite, CARD_URL, LONG_NAME } from '../support/sparse-site.ts';
import { expect, test } from '../support/test.ts';

// One build for all of them; the widths are their own.
test.describe.configure({ mode: 'serial' });

let site: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await buildSparseSite();
});

test.afterAll(() => {
  site.remove();
});

test('§3 Portfolio without an entry: it leaves the page, its menus and its way there', async ({
  page,
}) => {
  await page.goto(site.origin);
  const entries = ['Accueil', 'À propos', 'Services', 'Contact', 'Projet'];
  for (const name of ['Principale', 'Pied de page'])
    await expect(page.getByRole('navigation', { name }).getByRole('link')).toHaveText(entries);
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['À propos', 'Services', 'Témoignages', 'Contact']);
  await expect(page.getByRole('main').locator('[href*="portfolio"]')).toHaveCount(0);

  await page.goto(`${site.origin}portfolio/`);
  await expect(page.getByText('Rien dans cette catégorie pour l’instant.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principale' }).getByRole('link')).toHaveText([
    'Accueil',
    'Contact',
    'Projet',
  ]);
});

test('§3 Portfolio without an entry: links, feed, map and structured data are sound', () => {
  const links = execFileSync('node', ['src/commands/check-built-links.ts', site.folder]).toString();
  expect(links).toContain(' 0 broken');
  const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
  expect(read('rss.xml')).toContain('<item>');
  expect(read('rss.xml')).not.toContain('.example/articles/');
  // The owner wants a podcast, of which nothing can be heard yet.
  for (const file of ['podcast.xml', 'podcast.jpg'])
    expect(existsSync(join(site.folder, file)), file).toBe(false);
  expect(read('index.html').includes('podcast.xml')).toBe(false);
  expect(read('sitemap-0.xml')).toContain('/projet</loc>');
  expect(read('sitemap-0.xml')).not.toContain('.example/articles/');
  const home = statements({ file: 'index.html', html: read('index.html') });
  expect(home).toMatchObject({ Person: { name: LONG_NAME } });
});

test.describe('without an account of the e-mail service', () => {
  test.use({ expectedConsole: [/Message non envoyé/] });

  test('§2 Contact block: a number that is left empty is nowhere, nor what would use it', async ({
    page,
  }) => {
    await page.goto(site.origin);
    const form = contactForm(page);
    await expect(form.section.getByRole('link', { name: 'bonjour@' }).first()).toBeVisible();
    await form.fill();
    await form.send();
    await expect(form.failure.getByRole('link', { name: /par e-mail/ })).toBeVisible();
    await expect(form.failure.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
    const files = globSync('**/*.{html,json,xml,js,txt}', { cwd: site.folder });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = readFileSync(join(site.folder, file), 'utf8');
      expect(text, file).not.toMatch(/\btel:\+?\d|wa\.me\/\d|QR code WhatsApp/);
    }
  });
});

test('§2 Networks: others than the five of the hero stand in the contact block and the footer', async ({
  page,
}) => {
  await page.goto(site.origin);
  const hero = page.getByRole('region', { name: 'Journaliste Professionnelle' });
  await expect(hero.getByRole('link', { name: /nouvel onglet/ })).toHaveCount(5);
  const added = [/^Telegram/, /^Lettre d’information/];
  const { section } = contactForm(page);
  const footer = page.getByRole('contentinfo');
  for (const name of added)
    for (const place of [section, footer])
      await expect(place.getByRole('link', { name })).toHaveAttribute('rel', /^me /);
  await expect(footer.getByRole('link', { name: /^YouTube/ })).toHaveCount(0);
  const home = { file: 'index.html', html: readFileSync(join(site.folder, 'index.html'), 'utf8') };
  expect(statements(home)['Person']).toMatchObject({
    sameAs: expect.arrayContaining(['https://t.me/clarisse-ndole-exemple']),
  });
});

test('Robots: those of artificial intelligence may read nothing where the owner says so', () => {
  const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
  const robots = robotsParser('https://a.example/robots.txt', read('robots.txt'));
  for (const name of ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended'])
    expect(robots.isAllowed('https://a.example/projet', name)).toBe(false);
  for (const name of ['Googlebot', 'bingbot', 'WhatsApp'])
    expect(robots.isAllowed('https://a.example/projet', name)).toBe(true);
  for (const page of ['index.html', 'projet.html'])
    expect(read(page)).toContain('<meta name="tdm-reservation" content="1">');
});

const titles = Array.from({ length: 12 }, (_, index) => `Publication ${index + 1}`);

test('§3 Publications: the newest ten on the project’s page, all on their own', async ({
  page,
}) => {
  await page.goto(`${site.origin}projet`);
  const recent = page.getByRole('region', { name: 'Publications récentes' });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(titles.slice(0, 10));
  await recent.getByRole('link', { name: 'Toutes les publications' }).click();
  await expect(page).toHaveTitle(`Toutes les publications · ${LONG_NAME}`);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(titles);
  await expect(cards.last()).toHaveId('article-11');
  await expect(cards.last().getByRole('link', { name: /Lire sur LinkedIn/ })).toBeVisible();
  const map = readFileSync(join(site.folder, 'sitemap-0.xml'), 'utf8');
  expect(map).toContain('/publications/</loc>');
});

test('§2 Language of a work: publications and testimonials in English say so', async ({ page }) => {
  await page.goto(`${site.origin}projet`);
  const recent = page.getByRole('region', { name: 'Publications récentes' }).getByRole('article');
  await expect(recent.nth(0).getByRole('heading')).toHaveAttribute('lang', 'en');
  await expect(recent.nth(0)).toContainText('en anglais');
  await expect(recent.nth(1).getByRole('heading')).not.toHaveAttribute('lang');
  await page.goto(site.origin);
  const quotations = page.getByRole('region', { name: 'Témoignages', exact: true });
  await expect(quotations.getByRole('blockquote').first()).toHaveAttribute('lang', 'en');
  await expect(quotations.getByRole('blockquote').nth(1)).not.toHaveAttribute('lang');
});

test('§3 Publications: the page of all of them needs no script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}publications/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toutes les publications');
  await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', /\/publications\/$/);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(titles.length);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card.getByRole('link', { name: /^Lire sur LinkedIn/ })).toBeVisible();
  }
  await page.close();
});

test('§20 Print: the page of all publications prints each of them, three in a row @rare', async ({
  page,
}) => {
  await page.goto(`${site.origin}publications/`);
  const sheets = await print(page);
  expect(wholeText(sheets).match(/Publication \d+/g)).toEqual(titles);
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test('§2 Project page: without a promise the actions follow the title', async ({ page }) => {
  await page.goto(`${site.origin}projet`);
  const opening = page.getByRole('region', { name: project.title });
  const title = opening.getByRole('heading', { level: 1 });
  await expect(title.locator('+ * > a')).toHaveText([/^Lire le dernier numéro/, 'Soutenir']);
});

for (const [what, name] of [
  ['of several words', LONG_NAME],
  ['of one word', LONG_NAME.replaceAll(/[ -]/g, '')],
] as const)
  test(`§2 Header: a long name ${what} takes two lines at most, beside the menu @rare`, async ({
    page,
  }) => {
    await page.goto(site.origin);
    const header = page.getByRole('banner');
    const link = header.getByRole('link').first();
    for (const size of ['100%', '200%'])
      for (const width of [360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = await link.evaluate(
          (element, [text, fontSize]) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`html { font-size: ${fontSize} }`);
            document.adoptedStyleSheets = [sheet];
            element.textContent = text;
            const range = document.createRange();
            range.selectNodeContents(element);
            const lines = [...range.getClientRects()];
            const { bottom } = element.closest('header')?.getBoundingClientRect() ?? {};
            const { scrollWidth, clientWidth } = document.documentElement;
            return [
              lines.length > 2 && `${lines.length} lines`,
              lines.some((line) => line.top < 0 || line.bottom > Number(bottom)) && 'cut',
              scrollWidth > clientWidth && `${scrollWidth} px`,
            ].filter(Boolean);
          },
          [name, size] as const,
        );
        expect(faults, `${width} px, ${size}`).toEqual([]);
        await expect(header.getByRole('button', { name: 'Thème sombre' })).toBeInViewport({
          ratio: 1,
        });
        // By its button, or the entries themselves.
        const menu = header.getByRole('button', { name: 'Menu' });
        const contact = header.getByRole('link', { name: 'Contact' });
        await expect(menu.or(contact)).toBeInViewport({ ratio: 1 });
      }
  });

test('§2 Support: each of several ways to give is copied, and a card pays elsewhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.origin}projet`);
  const block = page.getByRole('region', { name: 'Faire un don' });
  await expect(block.getByRole('term')).toHaveCount(6);
  await expect(block.getByText('+237 611 11 11 11', { exact: true })).toBeVisible();
  await expect(block.getByRole('link', { name: /^Donner par carte/ })).toHaveAttribute(
    'href',
    CARD_URL,
  );
  for (const [method, number] of [
    ['Orange Money', '+237 600 00 00 00'],
    ['MTN Mobile Money', '+237 611 11 11 11'],
  ] as const) {
    const alert = page.waitForEvent('dialog');
    const name = `Copier les informations de paiement ${method}`;
    const click = block.getByRole('button', { name, exact: true }).click();
    await (await alert).accept();
    await click;
    expect(await clipboardText(page)).toContain(`Numéro : ${number}\nNom : `);
    expect(await clipboardText(page)).toContain(`Méthode : ${method}\nMerci`);
  }
});

test.describe('§13 Sources: the page for them', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it has links alone, and a visit asks for nothing else and leaves nothing', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    const referrers: unknown[] = [];
    context.on('request', (request) => {
      asked.push(request.url().slice(site.origin.length - 1));
      referrers.push(request.headers()['referer']);
    });
    await page.goto(`${site.origin}confier/`);
    await page.keyboard.press('Shift');
    await page.mouse.wheel(0, 400);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Me confier une information');
    for (const text of [SOURCES.signal.username, SOURCES.signal.link, FINGERPRINT])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    for (const text of [SOURCES.intro, ...SOURCES.risks, 'Boîte postale 0000'])
      await expect(main.getByText(text)).toBeVisible();
    const code = main.getByRole('img', { name: 'QR code' });
    await expect
      .poll(() => code.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(300);
    await expect(page.locator('script, form, input, button, iframe, svg, [style]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    const own = ['/confier/', '/confier/signal.png', '/favicon.svg'];
    expect(asked.filter((path) => !own.includes(path))).toEqual([]);
    expect(referrers.filter(Boolean)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await kept(page)).toEqual({});
    expect(await registrations(page)).toBe(0);
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()),
    ]);
    expect(stored).toEqual([]);
    const answer = await page.request.get(`${site.origin}confier/`);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const key = await page.request.get(`${site.origin}confier/cle.asc`);
    expect(await key.text()).toBe(PGP_KEY);
  });

  test('it is dark or light as the system is, and breaks no rule of axe @rare', async ({
    page,
  }) => {
    await page.goto(`${site.origin}confier/`);
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const seen: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      seen.push(await background());
      expect(await violations(page), colorScheme).toEqual([]);
    }
    expect(seen).toEqual(['rgb(248, 244, 234)', 'rgb(14, 21, 41)']);
  });

  test('the contact section leads there, and nothing is fetched ahead', async ({ page }) => {
    await page.goto(site.origin);
    const link = page.getByRole('link', { name: 'me confier une information' });
    await expect(link).toHaveAttribute('href', '/confier/');
    const ahead = await page.evaluate(() => {
      const { textContent = '' } = document.querySelector('script[type="speculationrules"]') ?? {};
      const selector = /"selector_matches":"([^"]*)"/.exec(textContent)?.[1] ?? '';
      document.documentElement.classList.add('ahead');
      return [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href'));
    });
    expect(ahead).toContain('/projet');
    expect(ahead).not.toContain('/confier/');
    const map = readFileSync(join(site.folder, 'sitemap-0.xml'), 'utf8');
    expect(map).toContain('/confier/</loc>');
  });
});

test.describe('§27 Reads without a network: switched off @rare', () => {
  // Its server stops while the page may still prefetch.
  test.use({ serviceWorkers: 'allow', expectedConsole: [/net::ERR_CONNECTION_REFUSED/] });

  test('the next page takes back the service worker and every copy, and none comes again', async ({
    page,
  }) => {
    const server = await startOwnServer();
    const path = `${server.origin}/projet`;
    await page.goto(path);
    await page.keyboard.press('Shift');
    await expect.poll(() => keptPages(page)).toEqual(['/projet']);
    await expect.poll(() => hasDatabase(page)).toBe(true);
    await server.stop();
    await server.start(site.folder);
    await page.goto(path);
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => kept(page)).toEqual({});
    await expect.poll(() => hasDatabase(page)).toBe(false);
    await page.reload();
    await page.keyboard.press('Shift');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await registrations(page)).toBe(0);
    expect(server.asked.slice(server.asked.lastIndexOf('/projet')).join()).not.toMatch(/save-page/);
    await server.stop();
    expect(existsSync(join(site.folder, 'hors-connexion'))).toBe(false);
  });
});
