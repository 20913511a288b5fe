/**
 * Calls `onVisible` once, as soon as one of the elements is in view.
 *
 * @param elements each with a box of its own: one with `display: contents`, as an island, is never in view.
 * @param rootMargin distance from the viewport that counts as in view, in CSS syntax.
 */
export function whenVisible(
  elements: Iterable<Element>,
  onVisible: () => void,
  rootMargin = '0px',
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onVisible();
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
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
