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
