import type { Page } from '@playwright/test';

/**
 * Notes what moves by itself, on each document that the page shows.
 *
 * Until the visitor does something, that is every shift. Afterwards a shift is an answer when a script
 * changed the document just before it; what moves without that (a picture without a size, a font that
 * comes late, a style under the mouse) moves by itself then too. Chromium's own rule, half a second
 * after the input, would judge the speed of the machine.
 *
 * The display serif, where it comes after the first paint, may break a title elsewhere than its stand-in did: no measures
 * of a stand-in exclude that for every title.
 *
 * @returns one line for each shift: its value and what moved.
 */
export async function watchLayoutShifts(page: Page): Promise<string[]> {
  const shifts: string[] = [];
  await page.exposeBinding('noteLayoutShift', (_source, line: string) => shifts.push(line));
  await page.addInitScript(watch, WRAPPED_TITLE);
  return shifts;
}

declare global {
  interface Window {
    noteLayoutShift: (line: string) => Promise<void>;
  }
}

/** Chromium's entry, which TypeScript's library doesn't know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Most that one line more or less of a title moves: that of an article above its text, 0.025 on a phone, 0.032 on a tablet. */
const WRAPPED_TITLE = 0.035;

/**
 * Runs in the page, before anything else does.
 *
 * @param excused how large the one shift may be with which the display serif takes its place.
 */
function watch(excused: number): void {
  if (window !== window.top) return;
  const [navigation] = performance.getEntriesByType('navigation');
  // The browser restores the scroll position while the document comes in.
  let used = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  for (const type of ['pointerdown', 'keydown', 'click', 'input'])
    addEventListener(type, () => (used = true), { capture: true });

  // The real ones: a test may put its own clock in their place.
  const nextFrame = requestAnimationFrame.bind(window);
  const now = performance.now.bind(performance);
  /** From each change by a script to the end of the frame that shows it, in milliseconds. */
  const changes: { from: number; to: number }[] = [];
  new MutationObserver(() => {
    const change = { from: now(), to: Infinity };
    changes.push(change);
    nextFrame(() => nextFrame(() => (change.to = now())));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const isSerif = ({ value, startTime }: LayoutShift) => {
    const serif = performance
      .getEntriesByType('resource')
      .find((one) => one.name.endsWith('.woff2'));
    if (!serif || value >= excused || startTime < serif.startTime + serif.duration) return false;
    excused = 0;
    return true;
  };

  new PerformanceObserver((list) => {
    // On paper nothing moves.
    if (matchMedia('print').matches) return;
    for (const entry of list.getEntries()) {
      const shift = entry as LayoutShift;
      const { value, hadRecentInput, sources, startTime } = shift;
      const answer = used && changes.some(({ from, to }) => from <= startTime && startTime <= to);
      // A caption that gives way to the controls of the browser's own player is no node of the page.
      const inPlayer =
        sources.every(({ node }) => node === null) && document.querySelector('track');
      if (hadRecentInput || answer || inPlayer || isSerif(shift)) continue;
      const moved = sources
        .map(({ node }) => `${node?.nodeName} « ${node?.textContent?.slice(0, 30)} »`)
        .join(', ');
      void window.noteLayoutShift(`${value.toFixed(4)} on ${location.pathname}: ${moved}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
