import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { close, listen } from '../serve/listening.ts';
import { siteHandler } from '../serve/site-server.ts';
import type { PrintedClip } from './archive.ts';
import type { Clip } from './clip.ts';
import { textPath } from './texts.ts';

/**
 * Prints the page of each article that is on the site, one after the other.
 *
 * @param folder of the built site.
 * @param base the path below which it is built, without its last « / ».
 * @returns the articles whose page is there, with their PDFs.
 * @throws Error when a page can't be printed.
 */
export async function printArticles(
  browser: Browser,
  clips: readonly Clip[],
  folder: string,
  base: string,
): Promise<PrintedClip[]> {
  const answer = siteHandler(resolve(folder));
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${base}/`)) request.url = request.url.slice(base.length);
    answer(request, response);
  });
  const origin = await listen(server);
  const page = await browser.newPage();
  const printed: PrintedClip[] = [];
  for (const clip of clips) {
    if (clip.item.data.category !== 'Articles' || clip.state !== '') continue;
    const response = await page.goto(`${origin}${base}/articles/${clip.slug}/`);
    if (response?.status() !== 200) continue;
    // The styles for paper come last.
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ media }) => media.mediaText === 'print'),
    );
    const bytes = await page.pdf({ format: 'A4' });
    const path = textPath(clip).replace(/^textes\/(.*)html$/, 'pdf/$1pdf');
    printed.push({ slug: clip.slug, file: { path, bytes: () => Promise.resolve(bytes) } });
  }
  await page.close();
  await close(server);
  return printed;
}
