import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserType } from '@playwright/test';

const LINUX = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MACOS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/**
 * A whole browser, as visitors have: Playwright's own, else an installed Chromium or Chrome.
 *
 * @returns absolute path of its program, or undefined when there is none.
 */
export function findBrowser(chromium: BrowserType): string | undefined {
  return [chromium.executablePath(), ...installedBrowsers()].find((path) => existsSync(path));
}

/**
 * A browser that prints.
 *
 * @returns nothing where there is none.
 */
export async function openBrowser(): Promise<Browser | undefined> {
  try {
    // Loaded here: an archive without PDF needs no browser.
    const { chromium } = await import('@playwright/test');
    const executablePath = findBrowser(chromium);
    return await chromium.launch({
      args: ['--no-sandbox'],
      ...(executablePath !== undefined && { executablePath }),
    });
  } catch {
    return undefined;
  }
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
