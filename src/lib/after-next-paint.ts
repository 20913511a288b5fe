/**
 * Waits until the browser has shown what a tap changed so far. What takes long on a slow phone comes after
 * that, so that a tap is always answered at once.
 *
 * @see https://web.dev/articles/optimize-inp
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
