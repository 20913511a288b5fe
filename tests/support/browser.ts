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

/**
 * The browser for the end-to-end tests: Playwright's own, else an installed Chromium or Chrome.
 *
 * @returns absolute path of its program, or undefined when there is none.
 */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...installedBrowsers()].find((path) => existsSync(path));
}

/**
 * Finds a browser and, on a Debian where that is allowed, installs one.
 *
 * @throws Error with the one line that says what to install.
 */
export function ensureBrowser(): string {
  return findBrowser() ?? installOnDebian() ?? fail();
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

function installOnDebian(): string | undefined {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('No browser found: installing Debian’s chromium.');
  const options = { stdio: 'inherit', shell: true } as const;
  spawnSync('apt-get update', options);
  spawnSync('apt-get install -y --no-install-recommends chromium', options);
  return findBrowser();
}

function fail(): never {
  throw new Error(
    'No browser found: run « npx playwright install chromium », or install Chrome or Chromium.',
  );
}
