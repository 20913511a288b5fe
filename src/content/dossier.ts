import { isPublished, type Standing } from './visibility.ts';

/** Where the pages of dossiers stand, below the site's base. */
export const DOSSIERS_PATH = '/dossiers/';

/** What robots may do with the page of a dossier: nothing. */
export const UNLISTED_ROBOTS = 'noindex, nofollow, noarchive';

/** What decides when a dossier is shown. */
export interface Term extends Standing {
  /** The last day on which it is, at midnight UTC. */
  fin?: Date | undefined;
}

/**
 * Whether the last day of a dossier is over.
 *
 * @param day which day it is, at midnight UTC.
 */
export function isEnded({ fin }: Term, day: Date): boolean {
  return fin !== undefined && fin < day;
}

/**
 * Whether a dossier is on the site that is built on a day.
 *
 * @param day at midnight UTC.
 */
export function isDossierOnline(dossier: Term, day: Date): boolean {
  return isPublished(dossier, day) && !isEnded(dossier, day);
}
