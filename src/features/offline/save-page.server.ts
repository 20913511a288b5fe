import { getSite } from '@/content/queries.server.ts';
import type { Page } from '@/content/page-meta.server.ts';

/** Whether pages are cached for reading offline: the owner can switch it off. */
export const isOfflineEnabled = async () => (await getSite()).offline;

/**
 * Names of pages that are never cached: private ones, those that must be fetched on each visit, and the one that erases the
 * copies, which its own script would start anew.
 */
const UNCACHED_PAGES: readonly Page['name'][] = [
  'dossier',
  'not-found',
  'offline',
  'privacy',
  'search',
];

/**
 * Returns the URL of the script that caches this page for offline reading (save-page.client.ts).
 *
 * @returns undefined when the page must not be cached, and in development.
 */
export function savePageScript(page: Page): string | undefined {
  const script = import.meta.env.SAVE_PAGE_SCRIPT_URL;
  return UNCACHED_PAGES.includes(page.name) || script === '' ? undefined : script;
}
