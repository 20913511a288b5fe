import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

/** How far the shades of a place lie apart at least where something is drawn, out of 255. */
const LEAST = 3;

/** Expects that a visitor sees more than one colour there: a pattern, or letters. */
export async function expectDrawn(place: Locator): Promise<void> {
  const { channels } = await sharp(await place.screenshot()).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(LEAST);
}
