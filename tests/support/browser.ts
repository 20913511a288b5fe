import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const LINUX = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/** Chromium without what draws windows: half the work for a machine, but it keeps no page for going back. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * A whole browser, as visitors have: Playwright's own, else an installed Chromium or Chrome.
 *
 * @returns absolute path of its program, or undefined when there is none.
 */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...installedBrowsers()].find((path) => existsSync(path));
}

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

function installedBrowsers(): string[] {
  switch (process.platform) {
    case 'darwin':
      return MACOS.map((path) => join('/Applications', path));
    case 'win32':
      return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
        .flatMap((variable) => process.env[variable] ?? [])
        .flatMap((folder) => WINDOWS.map((path) => join(folder, path)));
    default:
      return LINUX.map((name) => join('/usr/bin', name));
  }
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
