import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowserPath as browserFor } from '../../src/commands/exporter/print-pdf.ts';

/** Chromium without what draws windows: half the work for a machine, but it keeps no page for going back. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Absolute path of the program of a whole browser, or undefined when there is none. */
export const findBrowser = () => browserFor(chromium);

/**
 * The lightest browser, for tests.
 *
 * @returns absolute path of its program, or undefined when Playwright knows it by itself.
 */
export function findLightBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(SHELL) ? SHELL : findBrowser();
}

/**
 * Finds a browser. On a Debian where that is allowed, installs one, and the light one.
 *
 * @returns absolute path of the whole browser's program.
 * @throws Error with the one line that says what to install.
 */
export function ensureBrowser(): string {
  if (findBrowser() === undefined) installOnDebian('chromium');
  if (findLightBrowser() === findBrowser()) installOnDebian('chromium-headless-shell');
  return findBrowser() ?? fail();
}

/** Installs a package, where that is allowed. */
export function installOnDebian(name: string): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing Debian’s ${name}.`);
  const options = { stdio: 'inherit', shell: true } as const;
  spawnSync('apt-get update', options);
  spawnSync(`apt-get install -y --no-install-recommends ${name}`, options);
}

function fail(): never {
  throw new Error(
    'No browser found: run « npx playwright install chromium », or install Chrome or Chromium.',
  );
}
