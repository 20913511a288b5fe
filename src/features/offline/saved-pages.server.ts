import { getSite } from '@/content/queries.server.ts';
import type { Page } from '@/content/page-meta.server.ts';

/** Whether readers keep copies of the pages that they have read, unless the owner has switched it off. */
export const offersCopies = async () => (await getSite()).offline;

/** Pages that nobody keeps: each visit asks anew, or they are for one reader. */
const PASSING: readonly Page['name'][] = ['dossier', 'not-found', 'offline', 'search'];

/**
 * The script of pages that keeps them, if this one may be kept.
 *
 * @returns its address; undefined in development too.
 */
export function keeperOf(page: Page): string | undefined {
  const keeper = import.meta.env.SAVE_PAGE_SCRIPT_URL;
  return PASSING.includes(page.name) || keeper === '' ? undefined : keeper;
}
