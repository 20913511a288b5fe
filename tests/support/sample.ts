import { resolve } from 'node:path';

/**
 * The content that the tests know word for word. `content/` was made of it, and is its owner's: what she
 * writes there may not fail a test.
 */
export const SAMPLE = resolve('tests/content');

/** When the tests' site is built, as far as it knows: what has come by then doesn't change with the calendar. */
export const BUILT_AT = new Date('2026-11-22T12:00:00Z');

/** The variables that build the site of the tests' content as it was then. */
export const SAMPLE_BUILD = {
  CONTENT_DIR: SAMPLE,
  SOURCE_DATE_EPOCH: secondsOf(BUILT_AT),
};

/** A moment as `SOURCE_DATE_EPOCH` has it. */
export function secondsOf(moment: Date): string {
  return String(moment.getTime() / 1000);
}
