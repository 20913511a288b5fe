import type { Page } from '@playwright/test';
import { contrast } from './contrast.ts';

/** A control that the keyboard should reach: what it looked like before, in `marked`. */
interface Marked {
  control: Element;
  name: string;
  look: string;
}

declare global {
  interface Window {
    marked: Marked[];
  }
}

/**
 * Notes every control that shows, in reading order, and what each looks like without the focus. Nothing
 * glides from here on, so that what a key does has happened when it is looked at.
 *
 * @returns their names, in that order.
 */
export async function markControls(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { scroll-behavior: auto !important; transition: none !important; }');
    document.adoptedStyleSheets = [still];
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';
    const root = document.querySelector(selector);
    const controls = [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        !control.closest('[inert]') &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    window.marked = controls.map((control) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(control);
      const labelled = [control, ...control.children].find((one) => one.hasAttribute('aria-label'));
      const words = labelled?.getAttribute('aria-label') ?? control.textContent;
      return {
        control,
        name: `${control.localName} ${words.replaceAll(/\s+/g, ' ').trim() || control.id}`,
        look: [outlineStyle, outlineWidth, outlineColor, boxShadow].join(' '),
      };
    });
    return window.marked.map(({ name }) => name);
  }, part);
}

/** Where the focus is, and what is wrong with how it shows (WCAG 2.4.7, 2.4.11, 1.4.11). */
export interface Stop {
  /** Number of the control in reading order; -1 for anything else that has the focus. */
  index: number;
  name: string;
  faults: string[];
}

/** A stop, with the colours of its ring and of what is around. */
interface Seen extends Stop {
  ring?: string;
  ground?: string;
}

/** Presses a key and looks at what then has the focus. */
export async function press(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  const { ring, ground, ...stop } = await page.evaluate(look);
  if (ring === undefined || ground === undefined) return stop;
  const ratio = contrast(ring, ground);
  if (ratio < 3) stop.faults.push(`ring of contrast ${ratio.toFixed(2)}`);
  return stop;
}

/**
 * Presses a key until the focus has left the page, has come round to where it began, or has gone on for
 * far too long.
 *
 * @returns the stops on the way.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const limit = 2 * (await page.evaluate(() => window.marked.length)) + 10;
  for (let presses = 0; presses < limit; presses += 1) {
    const stop = await press(page, key);
    if (stop.name === 'body' || (stops.length > 1 && stop.index === stops[0]?.index)) return stops;
    // The controls inside a film are its own: the film is one stop.
    if (stops.at(-1)?.index !== stop.index || stop.index < 0) stops.push(stop);
  }
  return stops;
}

/** Runs in the page. */
function look(): Seen {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return { index: -1, name: 'body', faults: [] };
  const index = window.marked.findIndex(({ control }) => control === focused);
  const before = window.marked[index];
  if (!before) return { index, name: `? ${focused.outerHTML.slice(0, 80)}`, faults: ['unknown'] };

  const style = getComputedStyle(focused);
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, lineHeight } = style;
  const faults: string[] = [];
  if (!focused.checkVisibility({ opacityProperty: true })) faults.push('transparent');
  if ([outlineStyle, outlineWidth, outlineColor, boxShadow].join(' ') === before.look)
    faults.push('looks the same');

  // Each line of a link that goes over several is a box of its own.
  const boxes = [...focused.getClientRects()];
  const { clientWidth, clientHeight } = document.documentElement;
  // Of a field of several lines, a browser brings the one with the caret into sight.
  const oneLine = focused instanceof HTMLTextAreaElement ? parseFloat(lineHeight) : Infinity;
  for (const { left, right, top, height } of boxes) {
    const bottom = top + Math.min(height, oneLine);
    if (left < 0 || top < 0 || right > clientWidth + 0.5 || bottom > clientHeight + 0.5)
      faults.push(`out of the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || !focused.contains(hit))
          faults.push(`hidden behind ${hit?.outerHTML.slice(0, 60) ?? 'nothing'}`);
      }
  }

  // The ring, and whatever may cut it off or swallow it.
  const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const ring = focused.getBoundingClientRect();
  for (let area = focused.parentElement; area && reach > 0; area = area.parentElement) {
    if (getComputedStyle(area).overflowX === 'visible' || area === document.documentElement)
      continue;
    const box = area.getBoundingClientRect();
    const cut = [
      ring.left - reach < box.left - 0.5 && 'left',
      ring.right + reach > box.right + 0.5 && 'right',
      ring.top - reach < box.top - 0.5 && 'top',
      ring.bottom + reach > box.bottom + 0.5 && 'bottom',
    ].filter((side) => side !== false);
    if (cut.length > 0) faults.push(`ring cut at the ${cut.join(', ')} by .${area.className}`);
  }

  // A ring inside the control stands on the control's own ground.
  let ground: Element | null = reach > 0 ? focused.parentElement : focused;
  const color = (element: Element) => getComputedStyle(element).backgroundColor;
  while (ground && color(ground).startsWith('rgba')) ground = ground.parentElement;
  return {
    index,
    name: before.name,
    faults: [...new Set(faults)],
    ring: outlineColor,
    ground: color(ground ?? document.documentElement),
  };
}
