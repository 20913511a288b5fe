import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowserPath as browserFor } from '../../src/commands/exporter/print-pdf.ts';

/** Chromium without a window: half the CPU load, but no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the absolute path of a full browser's executable, or undefined. */
export const findBrowser = () => browserFor(chromium);

/**
 * Finds the lightest browser for tests.
 *
 * @returns absolute path of its executable, or undefined when Playwright has its own.
 */
export function findLightBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();
}

/**
 * Finds a browser; on Debian, as root, installs a full and a headless one first.
 *
 * @returns absolute path of the full browser's executable.
 * @throws Error that says what to install.
 */
export function ensureBrowser(): string {
  if (findBrowser() === undefined) installOnDebian('chromium');
  if (findLightBrowser() === findBrowser()) installOnDebian('chromium-headless-shell');
  return findBrowser() ?? throwNoBrowser();
}

/** Installs a Debian package, if we are root on Debian. */
export function installOnDebian(name: string): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing Debian’s ${name}.`);
  const options = { stdio: 'inherit', shell: true } as const;
  spawnSync('apt-get update', options);
  spawnSync(`apt-get install -y --no-install-recommends ${name}`, options);
}

function throwNoBrowser(): never {
  throw new Error(
    'No browser found: run « npx playwright install chromium », or install Chrome or Chromium.',
  );
}
