import type { Page } from '@playwright/test';

/**
 * Records unexpected layout shifts in every document that the page loads.
 *
 * Before the first input, every shift is unexpected. Afterwards, one is expected if a script changed the document just
 * before it; others (a picture without a size, a late font, a hover style) are still unexpected. Chromium's own rule, half a
 * second after the input, would depend on the speed of the machine.
 *
 * If the display font arrives after the first paint, it may wrap a title differently than the fallback font, whatever the
 * fallback's metrics.
 *
 * @returns one line for each shift: its value, when and where it was, and what moved, in pixels of the window.
 */
export async function watchLayoutShifts(page: Page): Promise<string[]> {
  const shifts: string[] = [];
  await page.exposeBinding('noteLayoutShift', (_source, line: string) => shifts.push(line));
  await page.addInitScript(watch, MAX_TITLE_WRAP_SHIFT);
  return shifts;
}

declare global {
  interface Window {
    noteLayoutShift: (line: string) => Promise<void>;
  }
}

/** Chromium's performance entry, which TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Largest shift by one title line more or less: above an article's text, 0.025 on a phone, 0.032 on a tablet. */
const MAX_TITLE_WRAP_SHIFT = 0.035;

/**
 * Runs in the page, before its own scripts.
 *
 * @param excused size of the one shift that the display font may cause.
 */
function watch(excused: number): void {
  if (window !== window.top) return;
  const [navigation] = performance.getEntriesByType('navigation');
  // The browser restores the scroll position while the document loads.
  let used = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  for (const type of ['pointerdown', 'keydown', 'click', 'input', 'resize'])
    addEventListener(type, () => (used = true), { capture: true });

  // The original timers: a test may mock the clock.
  const nextFrame = requestAnimationFrame.bind(window);
  const now = performance.now.bind(performance);
  /** From each change by a script to the end of the frame that shows it, in milliseconds. */
  const changes: { from: number; to: number }[] = [];
  new MutationObserver(() => {
    const change = { from: now(), to: Infinity };
    changes.push(change);
    nextFrame(() => nextFrame(() => (change.to = now())));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const players = () =>
    [...document.querySelectorAll('audio, video')].map((player) => player.getBoundingClientRect());
  const holds = (box: DOMRect, part: DOMRect) =>
    part.top >= box.top &&
    part.bottom <= box.bottom &&
    part.left >= box.left &&
    part.right <= box.right;

  const isSerif = ({ value, startTime }: LayoutShift) => {
    const serif = performance
      .getEntriesByType('resource')
      .find((one) => one.name.endsWith('.woff2'));
    if (!serif || value >= excused || startTime < serif.startTime + serif.duration) return false;
    excused = 0;
    return true;
  };

  new PerformanceObserver((list) => {
    // Shifts while printing don't count.
    if (matchMedia('print').matches) return;
    for (const entry of list.getEntries()) {
      const shift = entry as LayoutShift;
      const { value, hadRecentInput, sources, startTime } = shift;
      const answer = used && changes.some(({ from, to }) => from <= startTime && startTime <= to);
      // The parts of the browser's own player aren't nodes of the page, nor is a caption that its controls move.
      const inPlayer = sources.every(
        ({ node, currentRect }) =>
          node === null && players().some((box) => holds(box, currentRect)),
      );
      if (hadRecentInput || answer || inPlayer || isSerif(shift)) continue;
      const moved = sources
        .map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} « ${node?.textContent?.slice(0, 30)} » from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`,
        )
        .join(', ');
      void window.noteLayoutShift(
        `${value.toFixed(4)} on ${location.pathname}, scrolled to ${Math.round(scrollY)}, after ${Math.round(startTime)} ms: ${moved}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
