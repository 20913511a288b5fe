import { useEffect, useEffectEvent, type RefObject } from 'react';
import { indexAt } from './slides.ts';

/** How long after the last scroll event a scroll is over, where no `scrollend` says so. */
const SETTLED_MS = 150;

/**
 * Tells which testimonial a scroll (swipe, arrow key, focus) ended on.
 *
 * @param scroller what scrolls.
 * @param count how many testimonials are in it.
 * @param onIndex receives the number, from 0.
 */
export function useScrolledIndex(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  onIndex: (index: number) => void,
): void {
  const onSettled = useEffectEvent((strip: HTMLElement) => {
    onIndex(indexAt(strip.scrollLeft, strip.scrollWidth, count));
  });

  useEffect(() => {
    const strip = scroller.current;
    if (!strip) return undefined;
    const follow = () => {
      onSettled(strip);
    };
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(follow, SETTLED_MS);
    };
    const [type, listener] =
      'onscrollend' in strip ? (['scrollend', follow] as const) : (['scroll', wait] as const);
    strip.addEventListener(type, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      strip.removeEventListener(type, listener);
    };
  }, [scroller]);
}
