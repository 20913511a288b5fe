interface Options {
  /** Ends the wait. */
  signal: AbortSignal;
  /** How far outside the window counts as in view, as CSS has it. */
  rootMargin?: string;
}

/**
 * Calls back once when any part of an island comes into view.
 *
 * @param island has no box of its own: its children are observed.
 */
export function whenVisible(
  island: Element,
  onVisible: () => void,
  { signal, rootMargin = '0px' }: Options,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onVisible();
    },
    { rootMargin },
  );
  for (const child of island.children) observer.observe(child);
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}
