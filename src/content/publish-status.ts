/** What decides when an item is shown. */
export interface PublishStatus {
  draft?: boolean | undefined;
  /** At midnight UTC, as the content's dates are read. */
  date?: Date | undefined;
}

/**
 * Whether an item waits for its day (spec §3). A draft waits for its owner.
 *
 * @param day which day it is, at midnight UTC.
 */
export function isScheduled({ draft, date }: PublishStatus, day: Date): boolean {
  return draft !== true && date !== undefined && date > day;
}

/**
 * Whether an item is on the site that is built on a day (spec §3).
 *
 * @param day at midnight UTC.
 */
export function isItemOnline(item: PublishStatus, day: Date): boolean {
  return item.draft !== true && !isScheduled(item, day);
}

/** Where the pages of dossiers stand, below the site's base. */
export const DOSSIERS_PATH = '/dossiers/';

/** What robots may do with the page of a dossier: nothing. */
export const UNLISTED_ROBOTS = 'noindex, nofollow, noarchive';

/** What decides when a dossier is shown. */
export interface DossierStatus extends PublishStatus {
  /** The last day on which it is, at midnight UTC. */
  lastDay?: Date | undefined;
}

/**
 * Whether the last day of a dossier is over.
 *
 * @param day which day it is, at midnight UTC.
 */
export function isEnded({ lastDay }: DossierStatus, day: Date): boolean {
  return lastDay !== undefined && lastDay < day;
}

/**
 * Whether a dossier is on the site that is built on a day.
 *
 * @param day at midnight UTC.
 */
export function isDossierOnline(dossier: DossierStatus, day: Date): boolean {
  return isItemOnline(dossier, day) && !isEnded(dossier, day);
}
