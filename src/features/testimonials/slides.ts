/** Time between two automatic slide changes, in milliseconds (spec §9). */
export const AUTOPLAY_MS = 4000;

/** Returns the index of the next testimonial; the first follows the last (spec §4). */
export function nextSlideIndex(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/**
 * Computes the scroll position that shows a testimonial (spec §4).
 *
 * @param containerWidth the container's `scrollWidth`, in pixels.
 * @param count number of testimonials.
 * @param index of the testimonial to show, from 0.
 * @returns `scrollLeft`, in pixels.
 */
export function slideScrollLeft(containerWidth: number, count: number, index: number): number {
  return count > 0 ? (containerWidth / count) * index : 0;
}

/**
 * Returns the index of the testimonial nearest to a scroll position.
 *
 * @param scrollLeft in pixels; may lie beyond either end during overscroll.
 * @param containerWidth the container's `scrollWidth`, in pixels.
 * @param count number of testimonials.
 */
export function slideIndexAt(scrollLeft: number, containerWidth: number, count: number): number {
  if (count <= 0 || containerWidth <= 0) return 0;
  const nearest = Math.round(scrollLeft / (containerWidth / count));
  return Math.min(Math.max(nearest, 0), count - 1);
}

/** The caption under the carousel (spec §2). */
export function slideCaption(index: number, count: number): string {
  return `Témoignage ${index + 1} sur ${count}`;
}
