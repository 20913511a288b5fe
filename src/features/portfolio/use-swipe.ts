import { useRef, type PointerEvent } from 'react';

/** How far a finger must travel sideways to count, in pixels. */
const DISTANCE = 48;

/**
 * Handlers that tell a sideways swipe of one finger. A second finger makes it a pinch.
 *
 * @param onSwipe called with 1 for a swipe to the left (towards the next), −1 for one to the right.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const forget = () => {
    start.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current =
        pointerType === 'mouse' || !isPrimary ? undefined : { x: clientX, y: clientY };
    },
    onPointerCancel: forget,
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const along = clientY - start.current.y;
      forget();
      if (Math.abs(across) < DISTANCE || Math.abs(along) > Math.abs(across)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
