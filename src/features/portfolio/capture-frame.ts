import { stillSize } from './still-source.ts';

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
export async function captureFrame(src: string, signal: AbortSignal): Promise<string> {
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
