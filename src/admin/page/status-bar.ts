import { element } from './dialog.ts';

const HEIGHT = '--desk-strip';

/**
 * A part of the strip below the editor, which tells the owner what the editor itself doesn't know.
 *
 * @param name French.
 */
export function stripPart(name: string): HTMLElement {
  const part = element('div', { role: 'status', ariaLabel: name });
  strip().append(part);
  return part;
}

/** The strip itself. */
export function strip(): HTMLElement {
  const there = document.querySelector<HTMLElement>('.desk-strip');
  if (there) return there;
  const made = element('aside', { className: 'desk-strip' });
  document.body.append(made);
  // The editor fills the window: it leaves room for the strip, whatever that says.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty(HEIGHT, `${made.getBoundingClientRect().height}px`);
  }).observe(made);
  return made;
}
