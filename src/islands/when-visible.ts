/**
 * Calls back once when any part of an island comes into view.
 *
 * @param island has no box of its own: its children are observed.
 * @param rootMargin how far outside the window counts as in view, as CSS has it.
 */
export function whenVisible(island: Element, onVisible: () => void, rootMargin = '0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onVisible();
    },
    { rootMargin },
  );
  for (const child of island.children) observer.observe(child);
}
