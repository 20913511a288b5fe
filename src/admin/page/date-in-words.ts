import { dayInCameroon, longDate } from '@/lib/dates.ts';
import { createElement } from './dialog.ts';

const NOTE_CLASS = 'desk-date';

/** What a day to come means for the date of an entry. Whether it is a draft stands elsewhere in the form. */
const SCHEDULED_SUFFIX = ', programmé : paraîtra ce jour-là, sauf brouillon';

/**
 * Says in words which day a field for dates has, as soon as it is used: browsers write it in the order of their own
 * language, in English the month first. A day to come says so.
 */
export function showDatesInWords(): void {
  for (const name of ['focusin', 'input', 'click'])
    addEventListener(name, ({ target }) => {
      if (!(target instanceof Element)) return;
      const field = target.closest('[role="group"]')?.querySelector('input[type="date"]');
      // The editor's own button for today has done its work by then.
      if (field instanceof HTMLInputElement)
        requestAnimationFrame(() => {
          updateDateNote(field);
        });
    });
}

function updateDateNote(field: HTMLInputElement): void {
  const { parentElement: container, valueAsDate: day } = field;
  if (!container) return;
  const note =
    container.querySelector(`.${NOTE_CLASS}`) ?? createElement('output', { className: NOTE_CLASS });
  const isLastDay = field.closest('[data-key-path="lastDay"]') !== null;
  note.textContent = day ? `${longDate(day)}${isLastDay ? '' : scheduledSuffix(day)}` : '';
  container.append(note);
}

function scheduledSuffix(day: Date): string {
  return day > dayInCameroon(new Date()) ? SCHEDULED_SUFFIX : '';
}
