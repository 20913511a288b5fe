import type { Page } from '@playwright/test';

/**
 * What is in the clipboard, for a context that may read it. Another page reads it: the site's own may only
 * write there.
 */
export async function clipboardText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto('/');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
