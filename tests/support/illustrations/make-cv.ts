import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { cvPage } from './cv-page.ts';

// Prints content/cv.pdf: one tagged A4 page, with its title and language.

const content = join(import.meta.dirname, '../../content');
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const page = await browser.newPage();
  await page.setContent(cvPage);
  const pdf = await page.pdf({
    format: 'A4',
    tagged: true,
    printBackground: true,
    preferCSSPageSize: true,
  });
  await mkdir(content, { recursive: true });
  await writeFile(join(content, 'cv.pdf'), pdf);
  console.log(`cv.pdf  ${Math.round(pdf.length / 1024)} kB`);
} finally {
  await browser.close();
}
