import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { DOSSIER } from '../support/dossier-files.ts';
import { firstCases } from '../support/first-cases.ts';
import { expect, test } from '../support/test.ts';

// Chromium darkens pages by itself with a flag; Samsung Internet does it for every page.
test.beforeEach(async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
});

/** The luminance (0 to 255) of a code's quiet zone, and of the middle of its first finder pattern. */
async function luminance(code: Locator): Promise<{ ground: number; mark: number }> {
  await code.scrollIntoViewIfNeeded();
  const picture = sharp(await code.screenshot()).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (share: number) => {
    const position = Math.round(share * info.width);
    return data[(position * info.width + position) * info.channels] ?? Number.NaN;
  };
  const modules = Number((await code.locator('[viewBox]').getAttribute('viewBox'))?.split(' ')[3]);
  // Four modules of quiet zone, then a square of seven.
  return { ground: at(2 / modules), mark: at(7.5 / modules) };
}

for (const path of firstCases(['/', DOSSIER.path], 1))
  test(`§14 Accessibility: the QR code of ${path === '/' ? 'the home page' : 'a dossier'} can be read where the browser darkens pages`, async ({
    page,
  }) => {
    await page.goto(path);
    const { ground, mark } = await luminance(page.getByRole('img', { name: /^QR code WhatsApp/ }));
    expect(ground - mark).toBeGreaterThan(150);
  });
