import { getSite } from '@/content/queries.server.ts';
import type { Page } from '@/content/page-meta.server.ts';

/** Whether pages are cached for reading offline: the owner can switch it off. */
export const isOfflineEnabled = async () => (await getSite()).offline;

/**
 * Names of pages that are never cached: dossiers, which are private, pages that must be fetched on each visit, and the
 * privacy page, which erases all copies: the script that caches a page would make new ones there.
 */
const UNCACHED_PAGES: readonly Page['name'][] = [
  'dossier',
  'not-found',
  'offline',
  'privacy',
  'search',
];

/**
 * Returns the URL of the script with which a page is cached for offline reading (save-page.client.ts).
 *
 * @returns undefined when the page must not be cached, and in development.
 */
export function savePageScript(page: Page): string | undefined {
  const script = import.meta.env.SAVE_PAGE_SCRIPT_URL;
  return UNCACHED_PAGES.includes(page.name) || script === '' ? undefined : script;
}
