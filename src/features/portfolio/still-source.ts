import { parseVideoUrl } from '@/content/video-url.ts';

/** The largest frame that is kept of a video (spec §9, Video thumbnail capture), in pixels. */
const STILL_WIDTH = 320;
const STILL_HEIGHT = 180;

/** Where the still of a video comes from: an image of its host, or a frame of the file itself. */
interface StillSource {
  kind: 'image' | 'frame';
  src: string;
}

/**
 * Where to find the still of a video that has neither thumbnail nor image (spec §7).
 *
 * @param videoUrl the address as the content gives it.
 */
export function stillSource(videoUrl: string): StillSource {
  const video = parseVideoUrl(videoUrl);
  return video.host === 'native'
    ? { kind: 'frame', src: video.src }
    : { kind: 'image', src: video.thumbnailUrl };
}

/**
 * The size at which a frame is kept: within 320 × 180, in its own proportion, never enlarged.
 *
 * @param width of the video, in pixels.
 * @param height of the video, in pixels.
 * @throws RangeError for a video without a picture.
 */
export function stillSize(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) throw new RangeError('The video has no picture.');
  const scale = Math.min(1, STILL_WIDTH / width, STILL_HEIGHT / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
