import { useRef, useState, useEffect, type RefObject } from 'react';
import { parseVideoUrl } from '@/content/video-url.ts';

interface Props {
  videoUrl: string;
  /** Whether the still may be requested from another host than the site's: only if a click of the visitor brought the card. */
  askHost: boolean;
}

/** Width in pixels of YouTube's grey placeholder for a video that doesn't exist. */
const YOUTUBE_PLACEHOLDER_WIDTH = 120;

/**
 * The still of a video without an image of its own (spec §7), over the drawn cover, which stays visible
 * until the still has loaded and when there is none. Decorative.
 */
export function VideoThumbnail({ videoUrl, askHost }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const still = useVideoStill(container, { videoUrl, askHost });
  const [failed, setFailed] = useState(false);

  return (
    <div ref={container} className="absolute inset-0">
      {still !== undefined && !failed && (
        <img
          className="size-full"
          alt=""
          src={still}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => {
            if (currentTarget.naturalWidth <= YOUTUBE_PLACEHOLDER_WIDTH) setFailed(true);
          }}
          onError={() => {
            setFailed(true);
          }}
        />
      )}
    </div>
  );
}

/** Options of the observer: a still is loaded once a tenth of it is within 50 px of the viewport (spec §9). */
const NEAR_VIEWPORT = { rootMargin: '50px', threshold: 0.1 };

/**
 * Loads the still of a video once its container comes into view.
 *
 * @returns the URL of an image, once it is known.
 */
function useVideoStill(container: RefObject<Element | null>, { videoUrl, askHost }: Props) {
  const [still, setStill] = useState<string>();

  useEffect(() => {
    const element = container.current;
    if (!element || (!askHost && !isOnSite(videoUrl))) return undefined;
    const controller = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without a still the drawn cover stays.
      loadStill(videoUrl, controller.signal).then(setStill, () => undefined);
    }, NEAR_VIEWPORT);
    observer.observe(element);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [container, videoUrl, askHost]);

  return still;
}

const isOnSite = (url: string) =>
  URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;

/** Returns the URL of a still: an image at the video's host, or a captured frame of the video file (spec §7). */
async function loadStill(videoUrl: string, signal: AbortSignal): Promise<string> {
  const video = parseVideoUrl(videoUrl);
  return video.host === 'native' ? captureFrame(video.src, signal) : video.thumbnailUrl;
}

/** JPEG quality of a captured frame (spec §9). */
const JPEG_QUALITY = 0.8;
/** Time of the captured frame, in seconds: the first frame is often black. */
const CAPTURE_SECONDS = 1;

/**
 * Captures one frame of a video file, of which only the needed part is downloaded.
 *
 * @param src URL of the file; a cross-origin file needs CORS.
 * @returns a `data:` URL of a JPEG image of at most 320 × 180 pixels.
 * @throws when the file can't be read or played, or on abort.
 */
async function captureFrame(src: string, signal: AbortSignal): Promise<string> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'metadata';
  if (!isOnSite(src)) video.crossOrigin = 'anonymous';
  try {
    video.src = src;
    await waitForEvent(video, 'loadedmetadata', signal);
    video.currentTime = Math.min(CAPTURE_SECONDS, video.duration / 2);
    await waitForEvent(video, 'seeked', signal);
    return drawFrame(video);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function drawFrame(video: HTMLVideoElement): string {
  const canvas = document.createElement('canvas');
  const { width, height } = fitStillSize(video.videoWidth, video.videoHeight);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  context.drawImage(video, 0, 0, width, height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

function waitForEvent(
  video: HTMLVideoElement,
  type: string,
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    video.addEventListener(type, resolve);
    video.addEventListener('error', reject);
    signal.addEventListener('abort', reject);
  });
}

/** Largest size of a captured frame, in pixels (spec §9, Video thumbnail capture). */
const STILL_WIDTH = 320;
const STILL_HEIGHT = 180;

/**
 * Scales a video's size, in pixels, down to fit 320 × 180, with the same aspect ratio.
 *
 * @throws RangeError for a video that has sound only, and so no size.
 */
export function fitStillSize(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) throw new RangeError('The video has no picture.');
  const scale = Math.min(1, STILL_WIDTH / width, STILL_HEIGHT / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
