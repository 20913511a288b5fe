import { COLLECTIONS } from '@/content/collections.ts';
import { countRareFields } from '../config/editor-collections.ts';
import { createElement } from './dialog.ts';

/** Matches the URL fragment of a form; the group is the name of its list or singleton. */
const FORM_FRAGMENT = /^#\/collections\/(?:_singletons\/entries\/)?([^/]+)/;

const FAULT = '.desk-fault, [aria-invalid="true"]';

/** Selector of what a field contains only when it is filled in: a choice other than the empty one, or an entry of a list. */
const FILLED_IN_SELECTOR = '[aria-checked="true"]:not([data-value=""]), .item-list > *';

/**
 * Hides the rarely used fields at the end of a form behind a button, which says how many of them are filled in. They unfold
 * when one has a fault or find-in-page finds something there; the next form keeps that state.
 */
export function foldRareFields(): void {
  const counts = countRareFields(COLLECTIONS);
  const button = createElement('button', { type: 'button', className: 'desk-more' });
  let isOpen = false;
  let isUpdating = false;

  const update = () => {
    isUpdating = false;
    const count = counts[FORM_FRAGMENT.exec(location.hash)?.[1] ?? ''] ?? 0;
    const form = document.querySelector('[data-mode="edit"] .field')?.parentElement;
    if (!form || count === 0) return;
    const fields = [...form.children].filter((field) => field !== button).slice(-count);
    if (fields[0]?.previousElementSibling !== button) fields[0]?.before(button);
    const opensForFault = !isOpen && fields.some((field) => field.querySelector(FAULT));
    isOpen ||= opensForFault;
    for (const field of fields) {
      if (isOpen) field.removeAttribute('hidden');
      else field.setAttribute('hidden', 'until-found');
    }
    // The check has moved to the first fault before the fold was open.
    if (opensForFault) form.querySelector(FAULT)?.scrollIntoView({ block: 'center' });
    const label = describeFold(fields.filter(isFilledIn).length);
    if (button.textContent !== label) button.textContent = label;
    button.ariaExpanded = String(isOpen);
  };
  // The editor has set the values of new fields by the next frame.
  const updateSoon = () => {
    if (!isUpdating) requestAnimationFrame(update);
    isUpdating = true;
  };
  const setOpen = (open: boolean) => {
    isOpen = open;
    update();
  };

  button.addEventListener('click', () => {
    setOpen(!isOpen);
  });
  new MutationObserver(updateSoon).observe(document.body, { childList: true, subtree: true });
  addEventListener('input', updateSoon);
  addEventListener('click', updateSoon);
  addEventListener('beforematch', () => {
    setOpen(true);
  });
}

/** Returns the French label of the button that unfolds the rarely used fields, with the number of those filled in. */
export function describeFold(filled: number): string {
  if (filled === 0) return 'Plus de champs';
  return `Plus de champs (${filled} ${filled === 1 ? 'rempli' : 'remplis'})`;
}

const isFilledIn = (field: Element) =>
  field.querySelector(FILLED_IN_SELECTOR) !== null ||
  [...field.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value }) => value !== '',
  );
