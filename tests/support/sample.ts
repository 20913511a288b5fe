import { resolve } from 'node:path';

/**
 * The content on which the tests rely. `content/` started as a copy of it, but belongs to the owner: her changes must not
 * fail a test.
 */
export const SAMPLE = resolve('tests/content');

/** The pretended time of the tests' build, so that scheduled content doesn't depend on the real date. */
export const BUILT_AT = new Date('2026-11-22T12:00:00Z');

/** Environment variables for a build of the tests' content at that time. */
export const SAMPLE_BUILD = {
  CONTENT_DIR: SAMPLE,
  SOURCE_DATE_EPOCH: secondsOf(BUILT_AT),
};

/** Converts a time to the format of `SOURCE_DATE_EPOCH`. */
export function secondsOf(moment: Date): string {
  return String(moment.getTime() / 1000);
}
