/** The fields that decide whether an item is online. */
export interface PublishStatus {
  draft?: boolean | undefined;
  /** At midnight UTC. */
  date?: Date | undefined;
}

/**
 * Whether an item will go online by itself on a later day (spec §3). A draft never does.
 *
 * @param day the current day, at midnight UTC.
 */
export function isScheduled({ draft, date }: PublishStatus, day: Date): boolean {
  return draft !== true && date !== undefined && date > day;
}

/**
 * Whether an item is on the site that is built on a given day (spec §3).
 *
 * @param day at midnight UTC.
 */
export function isItemOnline(item: PublishStatus, day: Date): boolean {
  return item.draft !== true && !isScheduled(item, day);
}

/** The fields that decide whether a dossier is online. */
export interface DossierStatus extends PublishStatus {
  /** The last day on which it is online, at midnight UTC. */
  lastDay?: Date | undefined;
}

/**
 * Whether the last day of a dossier is over.
 *
 * @param day the current day, at midnight UTC.
 */
export function isEnded({ lastDay }: DossierStatus, day: Date): boolean {
  return lastDay !== undefined && lastDay < day;
}

/**
 * Whether a dossier is on the site that is built on a given day.
 *
 * @param day at midnight UTC.
 */
export function isDossierOnline(dossier: DossierStatus, day: Date): boolean {
  return isItemOnline(dossier, day) && !isEnded(dossier, day);
}
