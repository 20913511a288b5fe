/** Key of the unsent message in the session's storage. */
const KEY = 'brouillon-contact';

/**
 * Keeps what is typed in a form until it is sent, so that a reload loses nothing: every change is
 * stored, and the reset that follows a successful sending clears the store. Works before the island
 * is hydrated, and without it.
 *
 * @param form whose named fields are kept; each must have a `value`.
 */
export function keepDraft(form: HTMLFormElement): void {
  restore(form);
  form.addEventListener('input', () => {
    const typed = [...new FormData(form)].filter(([, value]) => value !== '');
    store(JSON.stringify(Object.fromEntries(typed)));
  });
  form.addEventListener('reset', () => {
    store(undefined);
  });
}

function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(read())) {
    const field = form.elements.namedItem(name);
    const empty = field !== null && 'value' in field && field.value === '';
    if (empty && typeof value === 'string') field.value = value;
  }
}

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    // Blocked storage, or not what was stored here: there is no draft.
    return {};
  }
}

function store(draft: string | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, draft);
  } catch {
    // Blocked or full storage: the text lives as long as the page.
  }
}
