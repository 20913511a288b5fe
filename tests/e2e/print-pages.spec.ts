import about from '../content/about.json' with { type: 'json' };
import project from '../content/project.json' with { type: 'json' };
import publications from '../content/publications.json' with { type: 'json' };
import services from '../content/services.json' with { type: 'json' };
import testimonials from '../content/testimonials/accueil.json' with { type: 'json' };
import { firstCases } from '../support/first-cases.ts';
import {
  isReadyForPaper,
  pictures,
  print,
  readSheets,
  times,
  wholeText,
} from '../support/paper.ts';
import { ARTICLE } from '../support/portfolio-page.ts';
import { bringToMiddle } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

/** What is there to be used, by words of its own. */
const CONTROLS = [
  'Aller au contenu',
  'Menu',
  'Voir mes réalisations',
  'Lire la suite',
  'Voir la suite',
  'Réduire',
  'Télécharger mon CV',
  'Pause',
  'Voir plus',
  'Lire l’article',
  "Lire l'article",
  'Voir la vidéo',
  'Agrandir',
  'réalisations',
  'Tout le portfolio',
  'Témoignage 1 sur 6',
  'Envoyer le message',
  'Sélectionnez un sujet',
  'Lire sur LinkedIn',
  'Lire le dernier numéro',
  'Copier',
  'nouvel onglet',
  'Tous droits réservés',
];

for (const path of ['/', ARTICLE.path, '/projet', '/portfolio/'])
  test(`§20 Print: ${path} leaves out what is there to be used @rare`, async ({ page }) => {
    await page.goto(path);
    const text = wholeText(await print(page));
    expect(text.length).toBeGreaterThan(500);
    expect(CONTROLS.filter((words) => text.includes(words))).toEqual([]);
  });

test('§20 Print: a page that has just come prints as one that has been read @rare', async ({
  page,
}) => {
  await page.goto(ARTICLE.path);
  const text = wholeText(await readSheets(await page.pdf({ format: 'A4' })));
  expect(text.length).toBeGreaterThan(500);
  expect(CONTROLS.filter((words) => text.includes(words))).toEqual([]);
});

test('§20 Print: the home page prints whole, each thing once', async ({ page }) => {
  await page.goto('/');
  const sheets = await print(page);
  const text = wholeText(sheets);
  const said = testimonials.testimonials.map((testimonial) => testimonial.text);
  const offered = services.services.map(({ description }) => description);
  for (const words of [...about.paragraphs, ...offered, ...said])
    expect(`${times(text, words)} × ${words}`).toBe(`1 × ${words}`);
  // A tile shows the start of it.
  expect(text).toContain('Le carnet d’une marchande dit pourquoi.');
  expect(text).toContain('https://www.linkedin.com/in/');
  expect(text).toContain('bonjour@');
  expect(sheets.length).toBeLessThanOrEqual(6);
});

test('§20 Print: the project’s page prints its whole mission and every publication @rare', async ({
  page,
}) => {
  await page.goto('/projet');
  const sheets = await print(page);
  const text = wholeText(sheets);
  const excerpts = publications.publications.map(({ excerpt }) => excerpt);
  expect(excerpts).toHaveLength(10);
  for (const words of [project.pitch, ...project.mission, ...excerpts])
    expect(`${times(text, words)} × ${words}`).toBe(`1 × ${words}`);
  expect(sheets.length).toBeLessThanOrEqual(4);
});

test('§20 Print: no heading ends a sheet, and no item of a list is cut @rare', async ({ page }) => {
  await page.goto('/portfolio/');
  const [first, ...others] = await print(page);
  expect(first?.text).toMatch(/^Portfolio Article /);
  expect(others.length).toBeGreaterThan(1);
  for (const { text } of others) expect(text).toMatch(/^(Article|Vidéo|Photo) /);
  for (const path of ['/', '/projet']) {
    await page.goto(path);
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(titles.length).toBeGreaterThan(1);
    for (const { text } of await print(page))
      expect(titles.filter((title) => text.endsWith(title.trim()))).toEqual([]);
  }
});

test('§20 Print: pictures that were not scrolled to are there, also after a reload @rare', async ({
  page,
}) => {
  // Nothing but the browser's own dialog asks for them.
  const printed = async () => {
    await page.waitForFunction(isReadyForPaper);
    return pictures(await readSheets(await page.pdf({ format: 'A4' })));
  };
  for (const path of firstCases(['/', '/portfolio/'], 1)) {
    await page.goto(path);
    // The front page shows what the portfolio shows again.
    const shown = await page.locator('img[srcset]:not([aria-labelledby="une-title"] *)').count();
    expect(shown).toBeGreaterThan(9);
    expect(await printed()).toBe(shown);
    // Whoever has looked at the preview prints again.
    expect(await printed()).toBe(shown);
    await page.reload();
    expect(await printed()).toBe(shown);
  }
});

test('§20 Print: a picture that is about to load is there @rare', async ({ page }) => {
  // The pictures of the window wait for two frames, which never come.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/projet');
  const picture = page.locator('main img[srcset]').first();
  await bringToMiddle(picture);
  await expect(picture).toHaveAttribute('loading', 'eager');
  await expect.poll(() => page.evaluate(isReadyForPaper)).toBe(true);
  const shown = await page.locator('main img[srcset]').count();
  expect(pictures(await readSheets(await page.pdf({ format: 'A4' })))).toBe(shown);
});

test('§20 Print: what is printed by itself waits for a picture that is on its way @rare', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/*.webp', async (route) => {
    await released;
    await route.continue();
  });
  // A wide window shows its first picture at once.
  const asked = page.waitForRequest(/\.webp$/);
  await page.goto('/projet');
  // Chromium would wait for the lazy ones, and so for this one.
  await page.locator('img').evaluateAll(([, ...others]) => {
    for (const other of others) other.remove();
  });
  await bringToMiddle(page.locator('main img'));
  await asked;
  const sheets = print(page);
  await expect.poll(() => page.evaluate(isReadyForPaper)).toBe(true);
  release(undefined);
  expect(pictures(await sheets)).toBe(1);
});
