import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

/** Minimum standard deviation of a colour channel for something to be visible, out of 255. */
const MIN_DEVIATION = 3;

/** Expects an element to show more than one colour: a pattern, or text. */
export async function expectDrawn(place: Locator): Promise<void> {
  const { channels } = await sharp(await place.screenshot()).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(MIN_DEVIATION);
}
