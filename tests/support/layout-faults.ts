import type { Page } from '@playwright/test';

/**
 * Finds layout problems with enlarged text, wider spacing or little space (WCAG 1.4.4, 1.4.10, 1.4.12): horizontal
 * scrolling, text that is cut off or overlaps, controls that overlap. Clamped text must have a control next to it that
 * leads to the whole text.
 *
 * @returns one line for each problem.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(look);
}

/** Runs in the page. */
function look(): string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`${scrollWidth} px in a window of ${clientWidth}`);

  const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 50);
  const shows = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.sr-only, [aria-hidden="true"], [inert]');
  /** The header and other elements that stay in place while the page scrolls. */
  const fixed = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
    return undefined;
  };

  interface Piece {
    owner: Element;
    text: string;
    boxes: DOMRect[];
    layer: Element | undefined;
  }
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const owner = node.parentElement;
    if (!owner || short(node.textContent ?? '') === '' || !shows(owner)) continue;
    if (owner.matches('script, style, option, title')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    pieces.push({ owner, text: short(node.textContent ?? ''), boxes, layer: fixed(owner) });
  }

  const kept: (Piece & { seen: DOMRect[] })[] = [];
  for (const piece of pieces) {
    const { owner, text } = piece;
    let { boxes } = piece;
    let scroller: Element | undefined;
    for (let area: Element | null = owner; area; area = area.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(area);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = area.getBoundingClientRect();
      // Scrollable content can be scrolled into view; a marquee moves it into view.
      if (['auto', 'scroll'].includes(overflowX) || area.matches('.marquee-window')) {
        scroller = area.closest('.marquee') ?? area;
        break;
      }
      const whole = boxes.length;
      boxes = boxes.filter(
        ({ left, right, top, bottom }) =>
          // The box of a letter is larger than the letter.
          left > box.left - 2 &&
          right < box.right + 2 &&
          top > box.top - (bottom - top) / 3 &&
          bottom < box.bottom + (bottom - top) / 3,
      );
      if (boxes.length === whole) continue;
      const clamped = webkitLineClamp !== 'none';
      const around = area.closest('article, figure');
      const way = [...(around?.querySelectorAll('a[href], button') ?? [])].some((one) =>
        one.checkVisibility(),
      );
      if (!clamped || !way) faults.add(`cut off: « ${text} »`);
    }
    const { left, right } = (scroller ?? document.documentElement).getBoundingClientRect();
    // What is outside the view overlaps nothing.
    const seen = boxes
      .filter((one) => one.right > left && one.left < right)
      .map(({ x, y, width, height }) => {
        const start = Math.max(x, left);
        return new DOMRect(start, y, Math.min(x + width, right) - start, height);
      });
    kept.push({ ...piece, boxes, seen });
  }
  for (const { text, boxes, owner } of kept)
    if (
      !owner.closest('[tabindex="0"]') &&
      boxes.some(({ left, right }) => left < 0 || right > clientWidth + 1)
    )
      faults.add(`beyond the edge: « ${text} »`);

  const overlap = (one: DOMRect, other: DOMRect, slack: number) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;

  for (const [index, one] of kept.entries())
    for (const other of kept.slice(index + 1)) {
      if (one.layer !== other.layer || one.owner === other.owner) continue;
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      for (const box of one.seen)
        // The boxes of two consecutive lines may overlap without their letters touching.
        if (other.seen.some((else_) => overlap(box, else_, Math.min(box.height, else_.height) / 3)))
          faults.add(`« ${one.text} » over « ${other.text} »`);
    }

  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea'),
  ].filter(shows);
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      if (fixed(one) !== fixed(other) || one.contains(other) || other.contains(one)) continue;
      for (const box of one.getClientRects())
        if ([...other.getClientRects()].some((else_) => overlap(box, else_, 1)))
          faults.add(
            `${one.localName} « ${short(one.textContent)} » over « ${short(other.textContent)} »`,
          );
    }
  return [...faults];
}
