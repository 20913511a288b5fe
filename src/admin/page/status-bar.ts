import { createElement } from './dialog.ts';

const HEIGHT_PROPERTY = '--desk-strip';

/**
 * Adds a live region to the status bar below the editor.
 *
 * @param name French accessible name.
 */
export function addStatusBarPart(name: string): HTMLElement {
  const part = createElement('div', { role: 'status', ariaLabel: name });
  statusBar().append(part);
  return part;
}

/** Returns the status bar below the editor; creates it on the first call. */
export function statusBar(): HTMLElement {
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
