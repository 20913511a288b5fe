/** What decides when an item is shown. */
export interface Standing {
  draft?: boolean | undefined;
  /** At midnight UTC, as the content's dates are read. */
  date?: Date | undefined;
}

/**
 * Whether an item waits for its day (spec §3). A draft waits for its owner.
 *
 * @param day which day it is, at midnight UTC.
 */
export function isScheduled({ draft, date }: Standing, day: Date): boolean {
  return draft !== true && date !== undefined && date > day;
}

/**
 * Whether an item is on the site that is built on a day (spec §3).
 *
 * @param day at midnight UTC.
 */
export function isPublished(item: Standing, day: Date): boolean {
  return item.draft !== true && !isScheduled(item, day);
}

/** Where the pages of dossiers stand, below the site's base. */
export const DOSSIERS_PATH = '/dossiers/';

/** What robots may do with the page of a dossier: nothing. */
export const UNLISTED_ROBOTS = 'noindex, nofollow, noarchive';

/** What decides when a dossier is shown. */
export interface Term extends Standing {
  /** The last day on which it is, at midnight UTC. */
  lastDay?: Date | undefined;
}

/**
 * Whether the last day of a dossier is over.
 *
 * @param day which day it is, at midnight UTC.
 */
export function isEnded({ lastDay }: Term, day: Date): boolean {
  return lastDay !== undefined && lastDay < day;
}

/**
 * Whether a dossier is on the site that is built on a day.
 *
 * @param day at midnight UTC.
 */
export function isDossierOnline(dossier: Term, day: Date): boolean {
  return isPublished(dossier, day) && !isEnded(dossier, day);
}
