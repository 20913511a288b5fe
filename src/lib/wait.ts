/**
 * Calls back once, when any part of an island is in view.
 *
 * @param island its children are observed: it has no box of its own.
 * @param rootMargin distance from the viewport that counts as in view, in CSS syntax.
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

/**
 * Waits until the browser has painted the next frame, so that slow work doesn't delay the visible response to a tap.
 *
 * @see https://web.dev/articles/optimize-inp
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
