import type { Browser } from '@playwright/test';
import { median } from './median.ts';

/** A mid-range phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * The phone's speed in Lighthouse's benchmark index: what its usual slowdown of 4 makes of a fast computer.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const PHONE_INDEX = 500;

/** How long each of the two parts of the index is measured, in milliseconds, and how often. */
const INDEX_MS = 300;
const ROUNDS = 5;

/**
 * Measures how many times faster than the phone this machine is: the rate by which the browser slows its processor down,
 * so that a figure in milliseconds means the same on every machine.
 *
 * @returns at least 1, for a machine that is slower than the phone.
 */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    indexes.push(await page.evaluate(measureIndex, INDEX_MS));
  await page.close();
  const index = median(indexes);
  const rate = Math.max(1, index / PHONE_INDEX);
  console.log(
    `This machine has an index of ${Math.round(index)}, the phone ${PHONE_INDEX}: ${rate.toFixed(1)} times slower.\n`,
  );
  return rate;
}

/** Lighthouse's index: how many strings are built and arrays copied in a tenth of a second. Runs in the page. */
function measureIndex(milliseconds: number): number {
  const timesPerTenth = (work: () => void) => {
    const start = performance.now();
    let times = 0;
    for (; performance.now() - start < milliseconds; times += 1) work();
    return times / ((performance.now() - start) / 100);
  };
  const numbers = Array.from({ length: 100_000 }, (_, index) => index);
  const strings = timesPerTenth(() => {
    let text = '';
    for (let count = 0; count < 10_000; count += 1) text += 'a';
    // Work whose result nobody uses may be optimised away.
    if (text.length === 0) throw new Error('The string was not built.');
  });
  const arrays = timesPerTenth(() => {
    const copy: number[] = [];
    for (let index = 0; index < numbers.length; index += 1) copy[index] = numbers[index] ?? 0;
    if (copy.length === 0) throw new Error('The array was not copied.');
  });
  return (strings + arrays) / 2;
}
