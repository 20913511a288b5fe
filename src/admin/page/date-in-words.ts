import { dayInCameroon, longDate } from '@/lib/dates.ts';
import { createElement } from './dialog.ts';

const NOTE_CLASS = 'desk-date';

/** Appended to a future date of an entry; the form shows elsewhere whether it is a draft. */
const SCHEDULED_SUFFIX = ', programmé : paraîtra ce jour-là, sauf brouillon';

/**
 * Shows the date of a date field in French words beside it, as soon as the field is used: browsers format it in their
 * own language, in English with the month first. A future date is marked as scheduled.
 */
export function showDatesInWords(): void {
  for (const name of ['focusin', 'input', 'click'])
    addEventListener(name, ({ target }) => {
      if (!(target instanceof Element)) return;
      const field = target.closest('[role="group"]')?.querySelector('input[type="date"]');
      // Waits until the editor's « today » button has set the field.
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
  const isScheduled = !isLastDay && day !== null && day > dayInCameroon(new Date());
  note.textContent = day ? longDate(day) + (isScheduled ? SCHEDULED_SUFFIX : '') : '';
  container.append(note);
}
