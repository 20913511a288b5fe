/** Key of the unsent message in the session's storage. */
const KEY = 'brouillon-contact';

/**
 * Keeps what is typed in a form until it is sent, so that a reload loses nothing: every change is
 * stored, and the reset that follows a successful sending clears the store. Works before the island
 * is hydrated, and without it. Blocked or full storage throws: the text then lives as long as the page.
 *
 * @param form each named field of which has a text value.
 */
export function keepDraft(form: HTMLFormElement): void {
  const attempt = (action: () => void) => {
    try {
      action();
    } catch {
      return;
    }
  };
  // Not the trap for robots: a draft that fills it would keep every later message from leaving.
  const fields = () =>
    form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name][required]');

  attempt(() => {
    const draft = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
    for (const field of fields()) {
      field.value ||= draft.get(field.name) ?? '';
      // A subject that is offered no more leaves nothing chosen, not even the placeholder.
      if ('selectedIndex' in field && field.selectedIndex < 0) field.selectedIndex = 0;
    }
  });
  form.addEventListener('input', () => {
    attempt(() => {
      const typed = [...fields()].map(({ name, value }) => [name, value]);
      sessionStorage.setItem(KEY, String(new URLSearchParams(typed)));
    });
  });
  form.addEventListener('reset', () => {
    attempt(() => {
      sessionStorage.removeItem(KEY);
    });
  });
}
