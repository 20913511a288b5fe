import type { Page } from '@playwright/test';

/** What is left of `alert` in browsers inside other applications. */
export const ALERTS = ['deleted', 'undefined', 'doing nothing', 'throwing'] as const;

/** Replaces `alert` in the pages to come. */
export async function breakAlert(page: Page, kind: (typeof ALERTS)[number]): Promise<void> {
  await page.addInitScript((left) => {
    if (left === 'deleted') {
      Reflect.deleteProperty(window, 'alert');
      return;
    }
    const values = {
      undefined,
      'doing nothing': () => undefined,
      throwing: () => {
        throw new DOMException('Not supported here', 'NotSupportedError');
      },
    };
    Object.defineProperty(window, 'alert', { value: values[left] });
  }, kind);
}
