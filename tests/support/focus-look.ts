import type { Page } from '@playwright/test';
import { contrast } from './contrast.ts';

declare global {
  interface Window {
    /** What the keyboard should reach, in reading order, with the names that the tests print. */
    marked: { control: Element; name: string }[];
  }
}

/** The focused element, and the problems with its focus ring. */
export interface Stop {
  /** `body` when no element of the page has the focus. */
  name: string;
  /** Whether it is inside a frame. */
  frame: boolean;
  faults: string[];
}

/**
 * Looks at what has the focus: whether it shows, whole, in the window and in front of everything, with a
 * ring that nothing cuts off and that stands out by 3:1 (WCAG 2.4.7, 2.4.11, 1.4.11).
 */
export async function focusLook(page: Page): Promise<Stop> {
  const { name, frame, faults, ring, ground } = await page.evaluate(look);
  const ratio = ring === ground ? Infinity : contrast(ring, ground);
  if (ratio < 3) faults.push(`ring of contrast ${ratio.toFixed(2)}`);
  return { name, frame, faults };
}

/** Runs in the page. */
function look(): Stop & { ring: string; ground: string } {
  const { activeElement: focused, body, documentElement } = document;
  const faults = new Set<string>();
  const known = window.marked.find(({ control }) => control === focused);
  const name = known?.name ?? focused?.localName ?? 'body';
  if (!focused || focused === body)
    return { name: 'body', frame: false, faults: [], ring: '', ground: '' };

  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, lineHeight } =
    getComputedStyle(focused);
  if (!focused.checkVisibility({ opacityProperty: true })) faults.add('transparent');
  // Inside a frame, the frame itself shows the ring.
  const frame = focused.localName === 'iframe';
  if (!frame && (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)) faults.add('no ring');

  const reach = frame ? 0 : Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
  // In a multi-line field, a browser scrolls only the line with the caret into view.
  const oneLine = focused.localName === 'textarea';
  const shown = [...focused.getClientRects()].map(({ left, right, top, bottom }) => ({
    left,
    right,
    top,
    bottom: oneLine ? top + parseFloat(lineHeight) : bottom,
  }));
  // A link that wraps has one box per line.
  for (const { left, right, top, bottom } of shown) {
    if (
      left - reach < 0 ||
      top - reach < 0 ||
      right + reach > documentElement.clientWidth + 0.5 ||
      bottom + reach > innerHeight + 0.5
    )
      faults.add(`out of the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || !focused.contains(hit))
          faults.add(`hidden behind ${hit?.outerHTML.slice(0, 60) ?? 'nothing'}`);
      }
  }

  for (let area = focused.parentElement; area && reach > 0; area = area.parentElement) {
    if (getComputedStyle(area).overflowX === 'visible' || area === documentElement) continue;
    const box = area.getBoundingClientRect();
    for (const { left, right, top, bottom } of shown)
      if (
        left - reach < box.left - 0.5 ||
        right + reach > box.right + 0.5 ||
        top - reach < box.top - 0.5 ||
        bottom + reach > box.bottom + 0.5
      )
        faults.add(`ring cut off by .${area.className}`);
  }

  // A ring inside the control is drawn on the control's own background.
  let ground = reach > 0 ? focused.parentElement : focused;
  const color = (element: Element) => getComputedStyle(element).backgroundColor;
  while (ground && color(ground).startsWith('rgba')) ground = ground.parentElement;
  const around = color(ground ?? documentElement);
  return { name, frame, faults: [...faults], ring: frame ? around : outlineColor, ground: around };
}
