import { useRef, useState, useEffect, type RefObject } from 'react';
import { stillSource, stillSize } from './still-source.ts';

interface Props {
  videoUrl: string;
}

/** YouTube answers for a video that it doesn't have with a grey picture of this width. */
const MISSING_WIDTH = 120;

/**
 * The still of a video without an image of its own (spec §7). It lies over the drawn cover, which
 * shows until the still is there and when there is none. Decorative: the card's text says the rest.
 */
export function VideoThumbnail({ videoUrl }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const still = useVideoStill(place, videoUrl);
  const [failed, setFailed] = useState(false);

  return (
    <div ref={place} className="absolute inset-0">
      {still !== undefined && !failed && (
        <img
          className="size-full"
          alt=""
          src={still}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => {
            if (currentTarget.naturalWidth <= MISSING_WIDTH) setFailed(true);
          }}
          onError={() => {
            setFailed(true);
          }}
        />
      )}
    </div>
  );
}

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
function useVideoStill(place: RefObject<Element | null>, videoUrl: string) {
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

/** JPEG quality of a captured frame (spec §9). */
const QUALITY = 0.8;
/** Which moment is taken, in seconds: the very first frame is often black. */
const MOMENT = 1;

/**
 * Takes one frame of a video file, of which the browser fetches no more than it needs for that.
 *
 * @param src address of the file; another site's file must allow it to be read (CORS).
 * @param signal stops the work and lets the file go.
 * @returns a `data:` address of a JPEG image of at most 320 × 180 pixels.
 * @throws when the file can't be read or played, or on abort.
 */
async function captureFrame(src: string, signal: AbortSignal): Promise<string> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'metadata';
  if (new URL(src, location.href).origin !== location.origin) video.crossOrigin = 'anonymous';
  try {
    video.src = src;
    await once(video, 'loadedmetadata', signal);
    video.currentTime = Math.min(MOMENT, video.duration / 2);
    await once(video, 'seeked', signal);
    return draw(video);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function draw(video: HTMLVideoElement): string {
  const canvas = document.createElement('canvas');
  const { width, height } = stillSize(video.videoWidth, video.videoHeight);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  context.drawImage(video, 0, 0, width, height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

function once(video: HTMLVideoElement, type: string, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    video.addEventListener(type, resolve);
    video.addEventListener('error', reject);
    signal.addEventListener('abort', reject);
  });
}
