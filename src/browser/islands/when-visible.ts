/**
 * Calls back once when any part of an island comes into view.
 *
 * @param island has no box of its own: its children are observed.
 * @param signal ends the wait.
 */
export function whenVisible(island: Element, onVisible: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onVisible();
  });
  for (const child of island.children) observer.observe(child);
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}
