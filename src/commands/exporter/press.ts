import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { close, listen } from '../serve/listening.ts';
import { siteHandler } from '../serve/site-server.ts';
import type { ArchiveFile } from './archive-file.ts';
import { textPath } from './texts.ts';
import type { Clip } from './clip.ts';

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
