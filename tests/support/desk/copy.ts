import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SAMPLE } from '../sample.ts';

/** The copy of the content that the desk edits in its tests. */
export const COPY = resolve('tests/results/desk/content');

/** Where the site is built from that copy. */
export const SITE = resolve('tests/results/desk/site');

/** A file of the copy, as text. */
export const written = (path: string): string => readFileSync(join(COPY, path), 'utf8');

/** A file of the built site, as text. */
export const published = (path: string): string => readFileSync(join(SITE, path), 'utf8');

/** Makes the copy as it was at first. */
export function renewCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
  cpSync(SAMPLE, COPY, { recursive: true });
}
