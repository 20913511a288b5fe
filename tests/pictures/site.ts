import { mkdir } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { serveSite } from '../../src/commands/serve/site-server.ts';

const FOLDER = '.github/screenshots';
const PAGES = { accueil: '', projet: 'projet' };
const THEMES = { clair: 'light', sombre: 'dark' };

/** Photographs both routes of the built site in both themes. */
export async function takeSitePictures(browser: Browser): Promise<void> {
  const site = await serveSite();
  await mkdir(FOLDER, { recursive: true });
  for (const [pageName, path] of Object.entries(PAGES)) {
    for (const [themeName, theme] of Object.entries(THEMES)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 1440 } });
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, theme);
      await page.goto(site + path, { waitUntil: 'networkidle' });
      await sharp(await page.screenshot())
        .resize({ width: 960 })
        .webp({ quality: 80 })
        .toFile(`${FOLDER}/${pageName}-${themeName}.webp`);
      await page.close();
    }
  }
}
