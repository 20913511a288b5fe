import { existsSync } from 'node:fs';
import { installOnDebian } from './browser.ts';

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

const findFirefox = () => FIREFOX_PATHS.find((path) => existsSync(path));

/**
 * Finds Firefox; on Debian, as root, installs it first.
 *
 * @returns absolute path of its executable, or undefined.
 */
export function ensureFirefox(): string | undefined {
  if (findFirefox() === undefined) installOnDebian('firefox-esr');
  return findFirefox();
}
