import { createElement, errorMessage, showMessage } from './dialog.ts';

const HEIGHT_PROPERTY = '--desk-strip';

/**
 * Adds an empty element for messages to the status bar below the editor: a live region, which screen readers announce.
 *
 * @param name French accessible name.
 */
export function addStatusBarPart(name: string): HTMLElement {
  const part = createElement('div', { role: 'status', ariaLabel: name });
  statusBar().append(part);
  return part;
}

/** Adds a button to the status bar, disabled while its action runs. A dialog says why the action failed. */
export function addStatusBarButton(
  textContent: string,
  action: () => Promise<void>,
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', textContent });
  button.addEventListener('click', () => {
    button.disabled = true;
    void action()
      .catch((error: unknown) => showMessage(textContent, [errorMessage(error)]))
      .finally(() => {
        button.disabled = false;
        // A dialog that closes can't give the focus back to a disabled button.
        if (document.activeElement === document.body) button.focus();
      });
  });
  statusBar().append(button);
  return button;
}

/** Returns the status bar below the editor; creates it on the first call. */
function statusBar(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('.desk-strip');
  if (existing) return existing;
  const bar = createElement('aside', { className: 'desk-strip' });
  document.body.append(bar);
  // The editor fills the window: styles reserve this height for the status bar.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty(
      HEIGHT_PROPERTY,
      `${bar.getBoundingClientRect().height}px`,
    );
  }).observe(bar);
  return bar;
}
