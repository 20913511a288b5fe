import { useEffect, useState, type RefObject } from 'react';
import { captureFrame } from './capture-frame.ts';
import { stillSource } from './still-source.ts';

/** A lazy image loads once a tenth of it is within 50 px of the window (spec §9). */
const NEARLY_SEEN = { rootMargin: '50px', threshold: 0.1 };

/**
 * The still of a video. Nothing is asked before the grid is hydrated, that is, touched by the visitor,
 * and before its place comes into view.
 *
 * @param place where the still will stand.
 * @param videoUrl the address as the content gives it.
 * @returns address of an image, once there is one.
 */
export function useVideoStill(place: RefObject<Element | null>, videoUrl: string) {
  const [still, setStill] = useState<string>();

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      // A video that gives no still keeps the drawn cover.
      findStill(videoUrl, leaving.signal).then(setStill, () => undefined);
    }, NEARLY_SEEN);
    seen.observe(element);
    return () => {
      seen.disconnect();
      leaving.abort();
    };
  }, [place, videoUrl]);

  return still;
}

async function findStill(videoUrl: string, signal: AbortSignal): Promise<string> {
  const { kind, src } = stillSource(videoUrl);
  return kind === 'image' ? src : captureFrame(src, signal);
}
