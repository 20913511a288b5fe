import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import site from '../content/site.json' with { type: 'json' };
import { statements } from '../support/built-pages.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { clipboardText } from '../support/clipboard.ts';
import { buildEditorsPages, DOSSIER_KEY, ENGLISH, SHEET } from '../support/editors-pages.ts';
import { pictures, print, wholeText } from '../support/paper.ts';
import { expectSoundPage } from '../support/sound-page.ts';
import { expect, test } from '../support/test.ts';

// One build for all of them; the widths are their own.
test.describe.configure({ mode: 'serial' });

let own: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  own = await buildEditorsPages();
});

test.afterAll(() => {
  own.remove();
});

const html = (file: string) => readFileSync(join(own.folder, file), 'utf8');
const absolute = (path: string) => new URL(path, site.url).href;

test('§2 Entry page: it is English, and shows her works in English before the others', async ({
  page,
}) => {
  await page.goto(`${own.origin}en/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${ENGLISH.title} · ${site.name}`);
  const { services, ...texts } = ENGLISH;
  for (const text of [...Object.values(texts), ...services])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Work in English',
    'About',
    'What I do',
    'Other work',
    'Contact',
  ]);
  const works = page.getByRole('region', { name: 'Work in English' });
  await expect(works.getByRole('link')).toHaveAttribute(
    'href',
    '/articles/train-de-nuit-yaounde-ngaoundere/',
  );
  await expect(works).toContainText('Article · Grandes Lignes · 26 September 2026');
  const others = page.getByRole('region', { name: 'Other work' }).getByRole('listitem');
  await expect(others).toHaveCount(3);
  for (const other of await others.all()) {
    await expect(other).toHaveText(/\S \(in French\)$/);
    await expect(other.getByRole('link')).toHaveAttribute('lang', 'fr');
  }
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('link')).toHaveText([
    site.contact.email,
    site.contact.phone,
    'WhatsApp (new tab)',
  ]);
  // Nothing of the site's own is French but its way back.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([site.name, 'En français']);
  await expect(page.getByRole('contentinfo')).toHaveText(
    `© ${site.name}. All rights reserved.Privacy (in French)`,
  );
  await expect(page.locator('astro-island')).toHaveCount(0);
  await expectSoundPage(page);
});

test('§2 Entry page: the home page and it lead to each other, for visitors and machines', async ({
  page,
}) => {
  const alternates = ['fr', 'en'].map(
    (lang) =>
      `<link rel="alternate" hreflang="${lang}" href="${absolute(lang === 'fr' ? '/' : '/en/')}">`,
  );
  for (const file of ['index.html', 'en/index.html'])
    for (const alternate of alternates) expect(html(file)).toContain(alternate);
  expect(html('projet.html')).not.toContain('rel="alternate" hreflang');
  expect(html('index.html')).toContain('<meta property="og:locale" content="fr_FR">');
  expect(html('en/index.html')).toContain('<meta property="og:locale" content="en_US">');
  expect(html('sitemap-0.xml')).toContain(`<loc>${absolute('/en/')}</loc>`);
  expect(statements({ file: 'en', html: html('en/index.html') })).toMatchObject({
    ProfilePage: { url: absolute('/en/'), inLanguage: 'en' },
    Person: { name: site.name, jobTitle: ENGLISH.title },
  });

  await page.goto(own.origin);
  const hero = page.getByRole('region', { name: site.hero.title });
  await hero.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/$/);
  await page.getByRole('link', { name: 'En français' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('§2 Editors’ sheet: it says what a newsroom asks, and the home page and dossiers lead there', async ({
  page,
}) => {
  await page.goto(own.origin);
  await page.getByRole('link', { name: 'Fiche pour les rédactions' }).click();
  await expect(page).toHaveTitle(`Fiche pour les rédactions · ${site.name}`);
  await expect(page.getByRole('definition')).toHaveText([
    'Français · Anglais (écrit et parlé)',
    'Climat · École',
    'Yaoundé · les dix régions',
    'Appareil photo hybride',
    'N° 0000',
    'Premiers secours, 2025',
    'Prix du reportage, 2024',
    'Sur demande',
  ]);
  const main = page.getByRole('main');
  // One of the three isn't there.
  await expect(main.getByRole('listitem')).toHaveText([
    /^À Mokolo, .*Article\s· Le Fil des collines/,
    /^Lumière du soir/,
  ]);
  for (const [name, path] of [
    ['CV (PDF)', 'cv.pdf'],
    [site.contact.email, 'mailto:'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', new RegExp(path));
  await expectSoundPage(page);
  await page.goto(`${own.origin}dossiers/${DOSSIER_KEY}/`);
  await page.getByRole('link', { name: 'Ma fiche pour les rédactions' }).click();
  await expect(page).toHaveURL(/\/fiche\/$/);
});

test('§2 Editors’ sheet: each biography is copied as it is written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${own.origin}fiche/`);
  const { fr, en } = SHEET.biographies;
  for (const [title, text] of [
    ['En 50 mots', fr.short],
    ['In 100 words', en.long],
  ] as const) {
    await page.getByRole('button', { name: `Copier la biographie : ${title}` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copié.' }).last()).toBeVisible();
    expect(await clipboardText(page)).toBe(text);
  }
});

test('§2 Editors’ sheet: where nothing can be copied, a line says so @rare', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.goto(`${own.origin}fiche/`);
  await page
    .getByRole('button', { name: /^Copier/ })
    .first()
    .click();
  await expect(page.getByRole('status').first()).toHaveText(/n’a pas pu copier/);
});

test('§2 Editors’ sheet: the availability goes once its day is over, also on an older page @rare', async ({
  page,
}) => {
  const line = page.getByText('Disponible à partir du 8 janvier 2027');
  for (const [time, count] of [
    ['2027-01-08T20:00:00Z', 1],
    ['2027-01-09T00:00:00Z', 0],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(`${own.origin}fiche/`);
    await expect(line).toHaveCount(count);
  }
});

test('§2 Editors’ sheet: the portrait for print is a JPEG that says its credit alone @rare', async ({
  page,
}) => {
  await page.goto(`${own.origin}fiche/`);
  const link = page.getByRole('link', { name: 'Portrait pour l’impression (JPEG)' });
  await expect(link).toHaveAttribute('download', `Portrait ${site.name}.jpg`);
  const answer = await page.request.get(
    new URL((await link.getAttribute('href')) ?? '', own.origin).href,
  );
  const { format, width, height, exif, xmp, iptc } = await sharp(await answer.body()).metadata();
  expect({ format, exif, iptc }).toEqual({ format: 'jpeg' });
  expect(xmp?.toString()).toContain('atelier du site</photoshop:Credit>');
  expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
  expect(Math.max(width, height)).toBeGreaterThan(1200);
});

test('§2 Editors’ sheet: machines learn her languages, beats and awards', () => {
  for (const file of ['index.html', 'fiche/index.html'])
    expect(statements({ file, html: html(file) })['Person']).toMatchObject({
      knowsLanguage: ['Français', 'Anglais'].map((name) => ({ '@type': 'Language', name })),
      knowsAbout: SHEET.beats,
      award: SHEET.awards,
    });
  expect(html('sitemap-0.xml')).toContain(`<loc>${absolute('/fiche/')}</loc>`);
});

test('§20 Print: the sheet is one page of A4, with addresses instead of links @rare', async ({
  page,
}) => {
  await page.goto(`${own.origin}fiche/`);
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  const text = wholeText(sheets);
  for (const words of [
    site.name,
    'Disponible à partir du 8 janvier 2027',
    SHEET.biographies.fr.long,
    SHEET.biographies.en.long,
    site.contact.email,
    absolute('/articles/marche-mokolo-prix-de-la-tomate/'),
    absolute('/fiche/'),
  ])
    expect(text).toContain(words);
  for (const control of ['Copier', 'Télécharger', 'CV (PDF)', 'Accueil'])
    expect(text).not.toContain(control);
  expect(pictures(sheets)).toBe(1);
});

test('§2 Without a script both read in full, and show no control that would do nothing', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const [path, text] of [
    ['en/', ENGLISH.biography],
    ['fiche/', SHEET.biographies.en.long],
  ] as const) {
    await page.goto(own.origin + path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
  await page.close();
});

test('§2 Every link of a site with both leads somewhere', () => {
  const links = execFileSync('node', ['src/commands/check-built-links.ts', own.folder]).toString();
  expect(links).toContain(' 0 broken');
});
