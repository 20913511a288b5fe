import { useEffect, useState } from 'react';
import { AUTOPLAY_MS } from './slides';

/** Visitors who should never see anything start by itself. */
const STILL = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/**
 * Calls `advance` every 4000 ms (spec §9) while nothing holds it: neither the pause button, nor a
 * pointer over the carousel, nor the focus in it, nor a hidden page.
 *
 * @param held true while a pointer or the focus is on the carousel.
 * @param advance shows the next testimonial.
 * @returns whether the visitor has paused it, and the switch for it.
 */
export function useAutoplay(held: boolean, advance: () => void) {
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused || held || matchMedia(STILL).matches) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, AUTOPLAY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [paused, held, advance]);

  return { paused, setPaused };
}
