import { useEffect, useEffectEvent, useState, type RefObject, useSyncExternalStore } from 'react';
import { wantsLessData } from '@/lib/connection.ts';

/** Time between two automatic slide changes, in milliseconds (spec §9). */
const AUTOPLAY_MS = 4000;

interface Options {
  /** The whole carousel, controls included. */
  root: RefObject<HTMLElement | null>;
  /** The current testimonial; a change restarts the timer. */
  index: number;
  /** Whether autoplay is off for another reason. */
  blocked: boolean;
  /** Shows the next testimonial. */
  advance: () => void;
}

/**
 * Calls `advance` after 4000 ms (spec §9), unless autoplay is paused by the pause button, a mouse or a
 * finger on the carousel, keyboard focus in it, or a hidden page.
 *
 * @returns whether the visitor prefers no autoplay at all, whether it is paused, and a function that pauses or resumes it.
 */
export function useAutoplay({ root, index, blocked, advance }: Options) {
  const [paused, setPaused] = useState(false);
  const motionReduced = usePrefersReduced();
  const onTimer = useEffectEvent(advance);

  useEffect(() => {
    const element = root.current;
    if (!element || paused || motionReduced || blocked) return undefined;
    const listeners = new AbortController();
    let timer = 0;
    // After a touch `:hover` may stay, and after a click the focus: neither means that the visitor wants to pause.
    let hovered = matchMedia('(hover: hover)').matches && element.matches(':hover');
    let touched = false;

    const restart = () => {
      clearTimeout(timer);
      const focused = element.querySelector(':focus-visible') !== null;
      if (!hovered && !touched && !focused && !document.hidden)
        timer = window.setTimeout(onTimer, AUTOPLAY_MS);
    };
    const onHover = ({ type, pointerType }: PointerEvent) => {
      hovered = type === 'pointerenter' && pointerType !== 'touch';
      restart();
    };
    const onTouch = ({ type }: TouchEvent) => {
      touched = type === 'touchstart';
      restart();
    };

    const options = { signal: listeners.signal, passive: true };
    for (const type of ['pointerenter', 'pointerleave'] as const)
      element.addEventListener(type, onHover, options);
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, options);
    for (const type of ['focusin', 'focusout'] as const)
      element.addEventListener(type, restart, options);
    document.addEventListener('visibilitychange', restart, options);
    restart();
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [root, index, paused, motionReduced, blocked]);

  return { motionReduced, paused, setPaused };
}

/** Media query of visitors for whom nothing may start by itself. */
const REDUCED_QUERY = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_QUERY);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

function prefersReduced(): boolean {
  return matchMedia(REDUCED_QUERY).matches || wantsLessData();
}

/** Whether the visitor prefers reduced motion or reduced data. */
function usePrefersReduced(): boolean {
  return useSyncExternalStore(subscribe, prefersReduced, () => false);
}
