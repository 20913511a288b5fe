import type { Page } from '@playwright/test';

/** Nothing glides or fades from here on: what a key does has happened when it is looked at. */
export async function stopGliding(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { scroll-behavior: auto !important; transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
}
