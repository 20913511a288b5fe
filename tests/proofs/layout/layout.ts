/**
 * What stands where: one line a width, with a mark at each figure that is over its limit; exits with 1 when there is one.
 *
 * Usage: npm run proof -- layout
 */
import { chromium, type Page } from '@playwright/test';
import { serveSite } from '../../../src/commands/serve/site-server.ts';
import { launchOptions } from '../../support/launch-options.ts';
import { lineLength, lookAtHome } from './look.ts';

const WIDTHS = [360, 390, 640, 768, 1024, 1280, 1440, 1536, 1680, 1920];
const HEIGHT = 640;

/** Pages with running text, and from which width a line of it has the length of a book's, in pixels. */
const TEXTS = [
  { path: '/', from: 1024 },
  { path: '/projet', from: 768 },
  { path: '/articles/marche-mokolo-prix-de-la-tomate/', from: 768 },
];
/** Characters of a full line. */
const LINE = { least: 60, most: 70 };

/** The most that an item of the archive takes on average, in pixels: three in the window of a phone. */
const ARCHIVE_ITEM_HEIGHT = 240;
const ACTIONS = ['Lire le dernier numéro', 'Soutenir'];

/** A figure, with a mark when it doesn't hold. */
function told(figure: number | string, holds: boolean): string {
  if (!holds) process.exitCode = 1;
  return `${figure}${holds ? '' : ' !'}`.padEnd(14);
}

async function home(page: Page, width: number): Promise<string> {
  await page.goto(site);
  const { secondPiece, portfolio, rows, cut } = await page.evaluate(lookAtHome);
  const limit = { 360: 2100, 1280: 2000 }[width] ?? Infinity;
  return [
    told(Math.round(secondPiece), width !== 360 || secondPiece <= HEIGHT),
    told(Math.round(portfolio), portfolio <= limit),
    told(rows.join(' + '), width < 768 || rows.every((row) => row === rows[0])),
    told(cut, cut <= 1),
  ].join('');
}

async function lines(page: Page, path: string, wide: boolean): Promise<string> {
  await page.goto(new URL(path, site).href);
  const letters = await page.evaluate(lineLength);
  return told(letters, !wide || (letters >= LINE.least && letters <= LINE.most));
}

const site = await serveSite();
const browser = await chromium.launch(launchOptions());
const heads = [
  'width',
  'second piece',
  'portfolio',
  'rows',
  'cut titles',
  'letters: /',
  '/projet',
  'article',
];
console.log(heads.map((head) => head.padEnd(14)).join(''));
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT } });
  let line = String(width).padEnd(14) + (await home(page, width));
  for (const { path, from } of TEXTS) line += await lines(page, path, width >= from);
  console.log(line);
  await page.close();
}

const phone = await browser.newPage({ viewport: { width: 360, height: HEIGHT } });
await phone.goto(new URL('/portfolio/', site).href);
const items = phone
  .getByRole('main')
  .locator('ol > li, ul > li')
  .filter({ has: phone.getByRole('article') });
const list = await items.first().locator('..').boundingBox();
const height = Math.round((list?.height ?? Number.NaN) / (await items.count()));
console.log(`archive at 360 px, an item  ${told(height, height <= ARCHIVE_ITEM_HEIGHT)}`);
await phone.goto(new URL('/projet', site).href);
for (const name of ACTIONS) {
  const box = await phone.getByRole('main').getByRole('link', { name }).first().boundingBox();
  const end = Math.round((box?.y ?? Number.NaN) + (box?.height ?? 0));
  console.log(`« ${name} » at 360 px ends   ${told(end, end <= HEIGHT)}`);
}
await browser.close();
process.exit();
