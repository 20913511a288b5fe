/**
 * Calls back once, when any part of an island is in view.
 *
 * @param island its parts are observed: it has no box of its own.
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
  for (const part of partsWithBox(island)) observer.observe(part);
}

/** The outermost parts of an element that have a box of their own. */
const partsWithBox = (element: Element): Element[] =>
  [...element.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? partsWithBox(child) : child,
  );

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
