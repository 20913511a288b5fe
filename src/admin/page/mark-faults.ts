import { element } from './dialog.ts';

const NOTE = 'desk-fault';

/** What is wrong with a field of the form, and which one: keys and positions that lead to it. */
interface FieldFault {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Says beside the fields what is wrong with them, as far as they are drawn, until something is typed there or the form
 * is checked again.
 *
 * @param faults none to take back what was said.
 */
export function markFaults(faults: readonly FieldFault[]): void {
  for (const note of document.querySelectorAll(`.${NOTE}`)) note.remove();
  const marked = faults.flatMap(({ path, message }) => {
    const key = CSS.escape(path.map(String).join('.') || 'body');
    const field = document.querySelector(`[data-key-path="${key}"]`);
    if (!field) return [];
    const note = element('p', { className: NOTE, textContent: `${message}.` });
    note.setAttribute('role', 'alert');
    field.append(note);
    const clear = () => {
      note.remove();
    };
    field.addEventListener('input', clear, { once: true });
    return [field];
  });
  marked[0]?.scrollIntoView({ block: 'center' });
}
