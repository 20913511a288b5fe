import { useEffect, useEffectEvent, type RefObject } from 'react';
import { slideIndexAt } from './slide-position.ts';

/** Time after the last `scroll` event that ends a scroll, in browsers without `scrollend`. */
const SCROLL_END_DELAY_MS = 150;

/**
 * Reports which testimonial is shown once a scroll (swipe, arrow key, focus) has ended.
 *
 * @param count number of testimonials in the scroller.
 * @param onIndex receives the index, from 0.
 */
export function useShownIndex(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  onIndex: (index: number) => void,
): void {
  const onScrollEnd = useEffectEvent((element: HTMLElement) => {
    onIndex(slideIndexAt(element.scrollLeft, element.scrollWidth, count));
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const report = () => {
      onScrollEnd(element);
    };
    let timer = 0;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = window.setTimeout(report, SCROLL_END_DELAY_MS);
    };
    const [type, listener] =
      'onscrollend' in element
        ? (['scrollend', report] as const)
        : (['scroll', restartTimer] as const);
    element.addEventListener(type, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener(type, listener);
    };
  }, [scroller]);
}
