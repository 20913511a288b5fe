/** Minimum horizontal distance of a swipe, in pixels. */
const MIN_SWIPE_DISTANCE = 48;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/**
 * Detects a horizontal swipe.
 *
 * @returns 1 for a swipe to the left (to the next picture), −1 for one to the right, 0 for anything else.
 */
export function swipeStep(start: Point, end: Point): 1 | -1 | 0 {
  const deltaX = end.clientX - start.clientX;
  const deltaY = end.clientY - start.clientY;
  if (Math.abs(deltaX) < MIN_SWIPE_DISTANCE || Math.abs(deltaY) > Math.abs(deltaX)) return 0;
  return deltaX < 0 ? 1 : -1;
}
