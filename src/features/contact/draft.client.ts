import { MESSAGE_DRAFT_KEY } from '@/content/visitor-storage.ts';

const contact = document.getElementById('contact');
if (contact) persistDraft(contact);

/**
 * Restores a form's unsent values from `sessionStorage` and stores every change until the form is
 * reset, as after a successful sending, so that a reload loses nothing. Works before the island is
 * hydrated, and without it. Where storage is blocked or full, the text lives as long as the page.
 *
 * @param section contains the form, whose required fields have text values: React may replace the form itself.
 */
function persistDraft(section: HTMLElement): void {
  const ignoreStorageErrors = (action: () => void) => {
    try {
      action();
    } catch {
      return;
    }
  };
  // Without the honeypot field: a draft that fills it would block every later message.
  const fields = () =>
    section.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name][required]');

  ignoreStorageErrors(() => {
    const draft = new URLSearchParams(sessionStorage.getItem(MESSAGE_DRAFT_KEY) ?? '');
    for (const field of fields()) {
      field.value ||= draft.get(field.name) ?? '';
      // A stored subject that is no longer an option deselects everything, even the placeholder.
      if ('selectedIndex' in field && field.selectedIndex < 0) field.selectedIndex = 0;
    }
  });
  section.addEventListener('input', () => {
    ignoreStorageErrors(() => {
      const values = [...fields()].map(({ name, value }) => [name, value]);
      sessionStorage.setItem(MESSAGE_DRAFT_KEY, String(new URLSearchParams(values)));
    });
  });
  section.addEventListener('reset', () => {
    ignoreStorageErrors(() => {
      sessionStorage.removeItem(MESSAGE_DRAFT_KEY);
    });
  });
}
