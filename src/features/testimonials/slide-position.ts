/**
 * Computes the scroll position that shows a testimonial (spec §4).
 *
 * @param containerWidth the container's `scrollWidth`, in pixels.
 * @param count number of testimonials.
 * @param index of the testimonial to show, from 0.
 * @returns `scrollLeft`, in pixels.
 */
export function slideScrollLeft(containerWidth: number, count: number, index: number): number {
  return (containerWidth / count) * index;
}

/**
 * Returns the index of the testimonial nearest to a scroll position.
 *
 * @param scrollLeft in pixels; may lie beyond either end during overscroll.
 * @param containerWidth the container's `scrollWidth`, in pixels.
 * @param count number of testimonials.
 */
export function slideIndexAt(scrollLeft: number, containerWidth: number, count: number): number {
  const nearest = Math.round(scrollLeft / (containerWidth / count));
  return Math.min(Math.max(nearest, 0), count - 1);
}
