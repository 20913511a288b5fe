import { useEffect, useEffectEvent, useState, type RefObject, useSyncExternalStore } from 'react';
import { AUTOPLAY_MS } from './slides.ts';
import { wantsLessData } from '@/lib/connection.ts';

interface Options {
  /** The whole carousel, controls included. */
  root: RefObject<HTMLElement | null>;
  /** The testimonial on show: each has its full time. */
  index: number;
  /** True while nothing may move, whatever the visitor does. */
  stopped: boolean;
  /** Shows the next testimonial. */
  advance: () => void;
}

/**
 * Calls `advance` after 4000 ms (spec §9) while nothing holds it: neither the pause button, nor a
 * mouse or a finger on the carousel, nor the keyboard's focus in it, nor a hidden page.
 *
 * @returns whether it may ever move, whether the visitor has paused it, and the switch for that.
 */
export function useAutoplay({ root, index, stopped, advance }: Options) {
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const onTime = useEffectEvent(advance);

  useEffect(() => {
    const area = root.current;
    if (!area || paused || still || stopped) return undefined;
    const listeners = new AbortController();
    let timer = 0;
    // A finger leaves « hover » behind it, and a mouse leaves the focus: neither is a wish to hold.
    let hovered = matchMedia('(hover: hover)').matches && area.matches(':hover');
    let touched = false;

    const restart = () => {
      clearTimeout(timer);
      const focused = area.querySelector(':focus-visible') !== null;
      if (!hovered && !touched && !focused && !document.hidden)
        timer = window.setTimeout(onTime, AUTOPLAY_MS);
    };
    const hover = ({ type, pointerType }: PointerEvent) => {
      hovered = type === 'pointerenter' && pointerType !== 'touch';
      restart();
    };
    const touch = ({ type }: TouchEvent) => {
      touched = type === 'touchstart';
      restart();
    };

    const options = { signal: listeners.signal, passive: true };
    for (const type of ['pointerenter', 'pointerleave'] as const)
      area.addEventListener(type, hover, options);
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      area.addEventListener(type, touch, options);
    for (const type of ['focusin', 'focusout'] as const)
      area.addEventListener(type, restart, options);
    document.addEventListener('visibilitychange', restart, options);
    restart();
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [root, index, paused, still, stopped]);

  return { still, paused, setPaused };
}

/** Visitors who should never see anything start by itself. */
const STILL = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

function isReduced(): boolean {
  return matchMedia(STILL).matches || wantsLessData();
}

/** Whether the visitor asked for less motion or for less data. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}
