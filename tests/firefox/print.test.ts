import type { Browser, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import about from '../content/about.json' with { type: 'json' };
import accueil from '../content/testimonials/accueil.json' with { type: 'json' };
import { serveSite } from '../../src/commands/serve/site-server.ts';
import {
  isReadyForPaper,
  pictures,
  readSheets,
  times,
  wholeText,
  type Sheet,
} from '../support/paper.ts';
import { test } from './test.ts';

const ARTICLE = 'À Mokolo, le prix de la tomate se décide à cinq heures du matin';

let browser: Browser;
let site: string;

test.beforeAll(async ({ firefox }) => {
  site = await serveSite();
  browser = firefox;
});

async function print(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Sheet[]> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(new URL(path, site).href);
  await prepare?.(page);
  await page.waitForFunction(isReadyForPaper);
  const sheets = await readSheets(await page.pdf({ format: 'A4' }));
  await page.close();
  return sheets;
}

test('§20 Print: Firefox prints the home page whole, each thing once, with its pictures', async () => {
  const sheets = await print('/');
  const text = wholeText(sheets);
  for (const words of [
    ...about.paragraphs,
    ...accueil.testimonials.map((testimonial) => testimonial.text),
  ])
    expect(`${times(text, words)} × ${words}`).toBe(`1 × ${words}`);
  expect(text).toContain('À Mokolo, la tomate se vend avant l’aube');
  expect(text).not.toContain('Aller au contenu');
  for (const title of ['À propos', 'Services', 'Portfolio', 'Témoignages', 'Contact'])
    expect(sheets.filter((sheet) => sheet.text.endsWith(title))).toEqual([]);
  expect(pictures(sheets)).toBeGreaterThan(10);
  expect(sheets.length).toBeLessThanOrEqual(6);
});

test('§20 Print: Firefox prints an open article alone, whole, once', async () => {
  const sheets = await print('/', async (page) => {
    const link = page.locator('a.card-read');
    await link.click();
    await page.waitForSelector('dialog .reader-tools');
  });
  const text = wholeText(sheets);
  expect(times(text, ARTICLE)).toBe(1);
  expect(text).toMatch(/Thèmes : .+ https?:\/\/\S+\/articles\/\S+$/);
  for (const words of ['Journaliste Professionnelle', 'Commentaires', 'Partager'])
    expect(text).not.toContain(words);
  expect(sheets.length).toBeLessThanOrEqual(2);
});
