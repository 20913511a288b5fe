import { dayInCameroon, longDate } from '@/lib/dates.ts';
import { createElement } from './dialog.ts';

const NOTE_CLASS = 'desk-note';

/**
 * End of the note beside a date in the future, except the last day of a dossier. It says « sauf brouillon » because another
 * field decides whether it is a draft.
 */
const SCHEDULED_SUFFIX = ', programmé : paraîtra ce jour-là, sauf brouillon';

/** Reading speed from which the reading time of a text is computed. */
const WORDS_PER_MINUTE = 230;

/**
 * Shows a note beside a date field or the body text as soon as it is used. The note of a date repeats it in French words, since
 * an English browser shows the month first; the note of a text tells its length.
 */
export function showFieldNotes(): void {
  for (const name of ['focusin', 'input', 'keyup', 'click'])
    addEventListener(name, ({ target }) => {
      if (!(target instanceof Element)) return;
      const date = target.closest('[role="group"]')?.querySelector('input[type="date"]');
      const text = target.closest<HTMLElement>('.lexical-root');
      // Waits until the editor's « today » button has set the field, or a key has changed the text.
      requestAnimationFrame(() => {
        if (date instanceof HTMLInputElement) showNote(date, describeDate(date));
        if (text?.closest('[data-key-path="body"]'))
          showNote(text, formatTextLength(text.innerText));
      });
    });
}

function showNote({ parentElement: container }: HTMLElement, text: string): void {
  if (!container) return;
  const note =
    container.querySelector(`:scope > .${NOTE_CLASS}`) ??
    createElement('output', { className: NOTE_CLASS });
  note.textContent = text;
  container.append(note);
}

function describeDate(field: HTMLInputElement): string {
  const { valueAsDate: day } = field;
  if (!day) return '';
  const isLastDay = field.closest('[data-key-path="lastDay"]') !== null;
  const isScheduled = !isLastDay && day > dayInCameroon(new Date());
  return longDate(day) + (isScheduled ? SCHEDULED_SUFFIX : '');
}

/** Says in French how many words a text has, and how many minutes it takes to read. */
export function formatTextLength(text: string): string {
  const { length } = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  if (length < 2) return '';
  return `${length} mots, ${Math.ceil(length / WORDS_PER_MINUTE)} min de lecture`;
}
