import { dayInCameroon, longDate } from '@/lib/dates.ts';
import { element } from './dialog.ts';

const NOTE = 'desk-date';

/** What a day to come means for the date of an entry. Whether it is a draft stands elsewhere in the form. */
const SCHEDULED = ', programmé : paraîtra ce jour-là, sauf brouillon';

/**
 * Says in words which day a field for dates has, as soon as it is used: browsers write it in the order of their own
 * language, in English the month first. A day to come says so.
 */
export function sayDatesInWords(): void {
  for (const name of ['focusin', 'input', 'click'])
    addEventListener(name, ({ target }) => {
      if (!(target instanceof Element)) return;
      const field = target.closest('[role="group"]')?.querySelector('input[type="date"]');
      // The editor's own button for today has done its work by then.
      if (field instanceof HTMLInputElement)
        requestAnimationFrame(() => {
          say(field);
        });
    });
}

function say(field: HTMLInputElement): void {
  const { parentElement: place, valueAsDate: day } = field;
  if (!place) return;
  const note = place.querySelector(`.${NOTE}`) ?? element('output', { className: NOTE });
  const isLast = field.closest('[data-key-path="lastDay"]') !== null;
  note.textContent = day ? `${longDate(day)}${isLast ? '' : meaning(day)}` : '';
  place.append(note);
}

function meaning(day: Date): string {
  return day > dayInCameroon(new Date()) ? SCHEDULED : '';
}
