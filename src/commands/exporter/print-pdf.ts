import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import type { Browser, BrowserType } from '@playwright/test';
import { close, listen } from '../serve/listening.ts';
import { siteHandler } from '../serve/site-server.ts';
import type { ArchiveFile } from './archive-files.ts';
import { textPath } from './texts.ts';
import type { Clip } from './clips.ts';

/** What prints the pages of a built site. */
export interface Press {
  /** The PDF of a clip, printed when its turn comes; nothing where the site has no page for it. */
  pdf: (clip: Clip) => ArchiveFile | undefined;
  close: () => Promise<void>;
}

/**
 * Serves a built site to a browser that prints it.
 *
 * @param folder of the built site.
 * @param base the path below which it is built, without its last « / ».
 * @throws Error when there is no built site.
 */
export async function openPress(browser: Browser, folder: string, base: string): Promise<Press> {
  const answer = siteHandler(resolve(folder));
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${base}/`)) request.url = request.url.slice(base.length);
    answer(request, response);
  });
  const origin = await listen(server);
  const page = await browser.newPage();

  const print = async (address: string) => {
    await page.goto(address);
    // The styles for paper come last.
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ media }) => media.mediaText === 'print'),
    );
    return page.pdf({ format: 'A4' });
  };

  return {
    pdf: (clip) => {
      const step = `articles/${clip.slug}/`;
      if (clip.address === '' || !existsSync(join(folder, step))) return undefined;
      const path = textPath(clip).replace(/^textes\/(.*)html$/, 'pdf/$1pdf');
      return { path, bytes: () => print(`${origin}${base}/${step}`) };
    },
    close: async () => {
      await browser.close();
      await close(server);
    },
  };
}

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
