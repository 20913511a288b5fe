/**
 * How a slow phone on a slow network answers the first tap on each kind of control: a visible sign, then the effect, in
 * milliseconds from the moment that the finger leaves to the picture. Once where nothing was fetched but what shows, and
 * once after a scroll on a connection that costs little. Prints the medians of some rounds; exits with 1 when one is over its limit.
 *
 * Usage: npm run proof -- first-tap [rounds]
 */
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { settle } from '../../support/frames.ts';
import { launchOptions } from '../../support/launch-options.ts';
import { bringToMiddle } from '../../support/scroll.ts';
import { serveSite } from '../../../src/commands/serve/site-server.ts';
import { FIRST_TAPS, type FirstTap } from '../../support/first-taps.ts';
import { median } from './median.ts';
import { SLOW, slowNetwork } from './network.ts';
import { measureSlowdown, PHONE } from './phone.ts';
import { watchTap, type Answer } from './watch-tap.ts';

const ROUNDS = 3;
/** Most that each may take, in milliseconds. */
const SIGN = 100;
const EFFECT_AHEAD = 400;

/**
 * Playwright listens for errors: V8 then notes where each was made, and for the five that React makes as it starts it parses
 * all of React once more, which takes 15 ms in the place of 2. With the places noted at the first parsing, it does as in a
 * visitor's browser.
 */
const UNWATCHED = '--js-flags=--no-enable-lazy-source-positions';

/** How long a finger rests on what it taps, in milliseconds. */
const FINGER_MS = 80;

/** How long what goes ahead of the visitor may take to arrive, in milliseconds. */
const AHEAD_MS = 5000;

/** Opens a page on that phone. */
async function open({ path, effect }: FirstTap, effectiveType: string): Promise<Page> {
  const page = await browser.newPage({ ...PHONE, permissions: ['clipboard-write'] });
  await page.addInitScript((type) => {
    const connection = { effectiveType: type, saveData: false };
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  }, effectiveType);
  await page.addInitScript(watchTap);
  await page.addInitScript(`window.effect = ${String(effect)}`);
  await slowNetwork(page, SLOW);
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
  return page;
}

/** Waits until the pictures in sight are there: nobody taps before they see. */
async function waitForPictures(page: Page): Promise<void> {
  await settle(page);
  await page.waitForFunction(() =>
    Array.from(document.images).every(({ loading, complete }) => loading === 'lazy' || complete),
  );
}

/** Waits until each file that the control's island can be made of has arrived, and its data; not for ever. */
async function waitForFiles(page: Page, tap: FirstTap): Promise<void> {
  const island = tap.find(page).locator('xpath=ancestor::astro-island');
  const wanted = await island.evaluate((element) => {
    const { files, laterFiles } = element.dataset;
    const buttons = element.querySelectorAll<HTMLElement>('button[data-needs]');
    return [files, laterFiles, ...Array.from(buttons, ({ dataset }) => dataset['needs'])].join(' ');
  });
  const arrived = (addresses: string[]) =>
    addresses.every((address) =>
      performance
        .getEntriesByType('resource')
        .some(({ name, duration }) => new URL(name).pathname === address && duration > 0),
    );
  await page
    .waitForFunction(arrived, wanted.trim().split(' '), { timeout: AHEAD_MS })
    .catch(() => undefined);
}

/** Taps as a finger does: a test's own tap lifts it at once, and looks for the control while the page works. */
async function touch(page: Page, devtools: CDPSession, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is nowhere.');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Takes a first tap, and returns how it was answered. */
async function measure(tap: FirstTap, ahead: boolean): Promise<Answer> {
  const page = await open(tap, ahead ? '4g' : '3g');
  const devtools = await page.context().newCDPSession(page);
  const control = tap.find(page);
  await bringToMiddle(control);
  await waitForPictures(page);
  if (ahead) await waitForFiles(page, tap);
  await touch(page, devtools, control);
  const answer = await page.evaluate(() => window.answer);
  await page.close();
  return answer;
}

async function medianOf(tap: FirstTap, ahead: boolean): Promise<Answer> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) answers.push(await measure(tap, ahead));
  return {
    sign: median(answers.map(({ sign }) => sign)),
    effect: median(answers.map(({ effect }) => effect)),
  };
}

const rounds = Number(process.argv[2] ?? ROUNDS);
const site = await serveSite();
const { args, ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args: [...args, UNWATCHED] });
const slowdown = await measureSlowdown(browser);
const figure = (value: number, limit: number) =>
  `${Math.round(value)}${value > limit ? ' !' : '  '}`.padStart(9);
console.log(`${''.padEnd(26)}     sign   effect     sign   effect`);
console.log(`${''.padEnd(26)}  nothing fetched     after a scroll   (ms; ! is over the limit)`);
// A browser's first page is slower than those after it.
for (const tap of FIRST_TAPS.slice(0, 1)) await measure(tap, false);
for (const tap of FIRST_TAPS) {
  const cold = await medianOf(tap, false);
  const warm = await medianOf(tap, true);
  const figures: [value: number, limit: number][] = [
    [cold.sign, SIGN],
    [cold.effect, tap.limit],
    [warm.sign, SIGN],
    [warm.effect, EFFECT_AHEAD],
  ];
  console.log(tap.name.padEnd(26) + figures.map((pair) => figure(...pair)).join(''));
  if (figures.some(([value, limit]) => value > limit)) process.exitCode = 1;
}
await browser.close();
process.exit();
