/** The fields that decide whether an item or a dossier is online. All dates are at midnight UTC. */
export interface PublishStatus {
  draft?: boolean | undefined;
  date?: Date | undefined;
  /** The last day on which it is online; only dossiers have one. */
  lastDay?: Date | undefined;
}

/**
 * Whether an item or a dossier will go online by itself on a later day (spec §3). A draft never does.
 *
 * @param day the current day, at midnight UTC.
 */
export function isScheduled({ draft, date }: PublishStatus, day: Date): boolean {
  return draft !== true && date !== undefined && date > day;
}

/**
 * Whether the last day of a dossier is over.
 *
 * @param day the current day, at midnight UTC.
 */
export function isEnded({ lastDay }: PublishStatus, day: Date): boolean {
  return lastDay !== undefined && lastDay < day;
}

/**
 * Whether an item or a dossier is on the site that is built on a given day (spec §3).
 *
 * @param day at midnight UTC.
 */
export function isOnline(entry: PublishStatus, day: Date): boolean {
  return entry.draft !== true && !isScheduled(entry, day) && !isEnded(entry, day);
}
