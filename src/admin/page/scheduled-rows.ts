import { dayInCameroon } from '@/lib/dates.ts';

/**
 * Matches the editor's summary of an entry that is no draft (editor-collections.ts); the groups are its day, month and
 * year.
 */
const DATED_ENTRY = /^(?!Brouillon · ).* · (\d\d)\/(\d\d)\/(\d{4})(?: · |$)/;

/** Marks the entries of a list whose day is to come: the editor's own summary of an entry can't compare dates. */
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
 * @param summary what a list says of it.
 * @param today the current day, at midnight UTC.
 */
export function isUpcoming(summary: string, today: Date): boolean {
  const [, day, month, year] = DATED_ENTRY.exec(summary) ?? [];
  return year !== undefined && new Date(`${year}-${month}-${day}`) > today;
}
