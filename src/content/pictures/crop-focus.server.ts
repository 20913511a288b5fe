import type { Figure, LocalImage, PictureData } from './picture.ts';
import sharp from 'sharp';
import { memoize } from '@/lib/memoize.ts';

/** Share of a side that a crop must cut off for its position to matter. */
const MIN_CROPPED_SHARE = 0.15;

/**
 * Returns the part of a picture that its crops keep: the owner's focal point, or else the detected one.
 *
 * @param shown the size of a built file; reading the size of the original would publish it.
 * @param slotRatio width divided by height of the slot that crops the picture; of several, the narrowest one's.
 * @returns the value that the style sheet matches, or undefined for the centre.
 */
export async function cropFocus(
  { src, focalPoint }: Figure,
  shown: Pick<PictureData, 'width' | 'height'>,
  slotRatio: number,
): Promise<string | undefined> {
  if (focalPoint) return focalPoint === 'center' ? undefined : focalPoint;
  const path = typeof src === 'string' ? undefined : imageFilePath(src);
  if (path === undefined) return undefined;
  const ratio = shown.width / shown.height;
  if (ratio < slotRatio * (1 - MIN_CROPPED_SHARE)) return (await detectFocusEdges(path)).vertical;
  if (ratio * (1 - MIN_CROPPED_SHARE) > slotRatio) return (await detectFocusEdges(path)).horizontal;
  return undefined;
}

/** The edges towards which the focus lies; undefined for the middle. */
interface FocusEdges {
  vertical: 'top' | 'bottom' | undefined;
  horizontal: 'left' | 'right' | undefined;
}

/** The longer side of the downscaled copy that is analysed, in pixels. */
const SAMPLE_SIZE = 128;

/** How far the focus may lie from the middle and still count as central, as a share of the distance from middle to edge. */
const CENTER_TOLERANCE = 0.6;

/** Detects where the focus of a picture lies, with sharp's attention strategy. The argument is the path of the file. */
export const detectFocusEdges = memoize(async (path: string): Promise<FocusEdges> => {
  const { data, info } = await sharp(path, { failOn: 'none' })
    .autoOrient()
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const half = (size: { width: number; height: number }) =>
    sharp(data)
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .toBuffer({ resolveWithObject: true });
  const bestRows = await half({ width, height: Math.ceil(height / 2) });
  const bestColumns = await half({ width: Math.ceil(width / 2), height });
  return {
    vertical: nearestEdge(bestRows.info.cropOffsetTop, height, 'top', 'bottom'),
    horizontal: nearestEdge(bestColumns.info.cropOffsetLeft, width, 'left', 'right'),
  };
});

/**
 * Returns the edge nearest to the half of a picture that draws the most attention.
 *
 * @param offset start of this half, in pixels; sharp gives it as a negative number.
 * @param length of the whole side, in pixels.
 */
function nearestEdge<Start, End>(offset = 0, length: number, start: Start, end: End) {
  const position = (4 * Math.abs(offset)) / length - 1;
  if (Math.abs(position) < CENTER_TOLERANCE) return undefined;
  return position < 0 ? start : end;
}

/**
 * Returns the path of a local image's file.
 *
 * @returns undefined on the development server.
 * @throws Error in a build if Astro no longer gives the path.
 */
export function imageFilePath(image: LocalImage): string | undefined {
  // A private field of Astro's. Reading the public « src » would publish the original.
  const path: unknown = Reflect.get(image, 'fsPath');
  if (typeof path === 'string') return path;
  if (import.meta.env.PROD) throw new Error('Astro gives its images no « fsPath » any more.');
  return undefined;
}
