import { createElement } from './dialog.ts';

const HEIGHT_PROPERTY = '--desk-strip';

/**
 * A part of the strip below the editor, which tells the owner what the editor itself doesn't know.
 *
 * @param name French.
 */
export function addStatusBarPart(name: string): HTMLElement {
  const part = createElement('div', { role: 'status', ariaLabel: name });
  statusBar().append(part);
  return part;
}

/** The strip itself. */
export function statusBar(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('.desk-strip');
  if (existing) return existing;
  const bar = createElement('aside', { className: 'desk-strip' });
  document.body.append(bar);
  // The editor fills the window: it leaves room for the strip, whatever that says.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty(
      HEIGHT_PROPERTY,
      `${bar.getBoundingClientRect().height}px`,
    );
  }).observe(bar);
  return bar;
}
