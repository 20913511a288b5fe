import { existsSync } from 'node:fs';
import { installOnDebian } from './browser.ts';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

const findFirefox = () => PLACES.find((place) => existsSync(place));

/**
 * Finds Firefox. On a Debian where that is allowed, installs it.
 *
 * @returns absolute path of its program, or undefined where it can't be had.
 */
export function ensureFirefox(): string | undefined {
  if (findFirefox() === undefined) installOnDebian('firefox-esr');
  return findFirefox();
}
