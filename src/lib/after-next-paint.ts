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
