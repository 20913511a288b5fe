/** Largest size of a captured frame, in pixels (spec §9, Video thumbnail capture). */
const STILL_WIDTH = 320;
const STILL_HEIGHT = 180;

/**
 * Scales a video's size, in pixels, down to fit 320 × 180, with the same aspect ratio.
 *
 * @throws RangeError for a video without a picture.
 */
export function fitStillSize(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) throw new RangeError('The video has no picture.');
  const scale = Math.min(1, STILL_WIDTH / width, STILL_HEIGHT / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
