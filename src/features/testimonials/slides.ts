/** How long each testimonial stays, in milliseconds (spec §9). */
export const AUTOPLAY_MS = 4000;

/** The testimonial after this one; the first follows the last (spec §4). */
export function nextIndex(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/**
 * Where to scroll the container to show a testimonial (spec §4).
 *
 * @param containerWidth width of everything that scrolls (`scrollWidth`), in pixels.
 * @param count how many testimonials there are.
 * @param index which one to show, from 0.
 * @returns `scrollLeft`, in pixels.
 */
export function scrollLeftFor(containerWidth: number, count: number, index: number): number {
  return count > 0 ? (containerWidth / count) * index : 0;
}

/**
 * Which testimonial a scroll position shows: the nearest one.
 *
 * @param scrollLeft scroll position, in pixels; may lie beyond either end while it bounces.
 * @param containerWidth width of everything that scrolls, in pixels.
 * @param count how many testimonials there are.
 */
export function indexAt(scrollLeft: number, containerWidth: number, count: number): number {
  if (count <= 0 || containerWidth <= 0) return 0;
  const nearest = Math.round(scrollLeft / (containerWidth / count));
  return Math.min(Math.max(nearest, 0), count - 1);
}

/** The caption under the carousel (spec §2). */
export function caption(index: number, count: number): string {
  return `Témoignage ${index + 1} sur ${count}`;
}
