import { dayInCameroon } from '@/lib/dates.ts';

/**
 * Matches the line by which the editor lists an entry that has a date and is no draft (`SUMMARY` in editor-collections.ts); the
 * groups are the day, month and year.
 */
const DATED_ENTRY = /^(?!Brouillon · ).* · (\d\d)\/(\d\d)\/(\d{4})(?: · |$)/;

/**
 * Marks the rows of the editor's lists whose entry has a date in the future and is no draft: the editor's own summary can't
 * compare dates.
 */
export function markScheduledRows(): void {
  const update = () => {
    const today = dayInCameroon(new Date());
    for (const summary of document.querySelectorAll('[role="row"] .title bdi'))
      summary.toggleAttribute('data-scheduled', isUpcoming(summary.textContent, today));
  };
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true });
}

/**
 * Whether an entry goes online by itself on a later day.
 *
 * @param summary the line by which the editor lists the entry.
 * @param today the current day, at midnight UTC.
 */
export function isUpcoming(summary: string, today: Date): boolean {
  const [, day, month, year] = DATED_ENTRY.exec(summary) ?? [];
  return year !== undefined && new Date(`${year}-${month}-${day}`) > today;
}
