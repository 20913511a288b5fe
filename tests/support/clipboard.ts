import type { Page } from '@playwright/test';

/**
 * Reads the clipboard, in a context with the permission. It uses another page, because the site's policy only allows its
 * own pages to write.
 */
export async function clipboardText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto('/');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
