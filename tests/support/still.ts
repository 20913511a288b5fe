import type { Page } from '@playwright/test';

/** Turns off smooth scrolling and transitions, so that the effect of a key is immediate. */
export async function stopGliding(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { scroll-behavior: auto !important; transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
}
