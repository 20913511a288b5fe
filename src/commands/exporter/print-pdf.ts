import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import type { Browser, BrowserType, Page } from '@playwright/test';
import { stopServer, startServer } from '../serve/server-lifecycle.ts';
import { createSiteHandler } from '../serve/site-server.ts';
import type { ExportFile } from './export-files.ts';
import { clipPagePath } from './export-pages.ts';
import type { Clip } from './press-clips.ts';

/** Prints pages of a built site with a browser. */
export interface PdfPrinter {
  /**
   * Returns the export file with a clip's PDF, which is printed only when its bytes are read; undefined where the site has no
   * page for the clip.
   */
  pdf: (clip: Clip) => ExportFile | undefined;
  close: () => Promise<void>;
}

/**
 * Serves a built site and opens a browser page that prints it.
 *
 * @param folder of the built site.
 * @param base the path below which it is built, without its last « / ».
 * @throws Error when there is no built site.
 */
export async function openPdfPrinter(
  browser: Browser,
  folder: string,
  base: string,
): Promise<PdfPrinter> {
  const answer = createSiteHandler(resolve(folder));
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${base}/`)) request.url = request.url.slice(base.length);
    answer(request, response);
  });
  const origin = await startServer(server);
  const page = await browser.newPage();

  const printPage = async (address: string) => {
    await page.goto(address);
    await prepareForPrint(page);
    return page.pdf({ format: 'A4' });
  };

  return {
    pdf: (clip) => {
      const pagePath = `articles/${clip.slug}/`;
      if (clip.address === '' || !existsSync(join(folder, pagePath))) return undefined;
      const path = clipPagePath(clip).replace(/^textes\/(.*)html$/, 'pdf/$1pdf');
      return { path, bytes: () => printPage(`${origin}${base}/${pagePath}`) };
    },
    close: async () => {
      await browser.close();
      await stopServer(server);
    },
  };
}

/**
 * Loads a page's print styles at once, which the page's own script would do after 3 s, and waits until the pictures that are
 * being loaded have arrived. Lazy pictures need no wait here, as `page.pdf` waits for those.
 */
export async function prepareForPrint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[media=print]'))
      link.rel = 'stylesheet';
    // The pictures of the window are asked for some frames after the page has come.
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  });
  await page.waitForFunction(
    () =>
      [...document.styleSheets].some(({ media }) => media.mediaText === 'print') &&
      [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
  );
}

/** Paths of installed Chromium and Chrome programs, which are tried when Playwright has no browser of its own. */
const BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a full browser: Playwright's own, else an installed Chromium or Chrome.
 *
 * @returns absolute path of its program, or undefined when there is none.
 */
export function findBrowserPath(chromium: BrowserType): string | undefined {
  return [chromium.executablePath(), ...BROWSER_PATHS].find((path) => existsSync(path));
}

/**
 * Launches a browser for printing.
 *
 * @returns undefined when none is installed.
 */
export async function openBrowser(): Promise<Browser | undefined> {
  try {
    // Loaded here: an export without PDF needs no browser.
    const { chromium } = await import('@playwright/test');
    const args = ['--no-sandbox'];
    const executablePath = findBrowserPath(chromium);
    if (executablePath !== undefined) return await chromium.launch({ args, executablePath });
    // Playwright knows where these are installed on each system.
    return await chromium
      .launch({ args, channel: 'chrome' })
      .catch(() => chromium.launch({ args, channel: 'msedge' }));
  } catch {
    return undefined;
  }
}
