import type { Figure, LocalImage, PictureData } from './picture.ts';
import sharp from 'sharp';
import { memoize } from '@/lib/memoize.ts';

/** Of a picture that loses less than this share of a side, the middle is as good as any part. */
const MUCH = 0.15;

/**
 * What the crops of a picture keep, as the style sheet knows it.
 *
 * @param figure as it is written.
 * @param shown its size: to read that of the original would publish the file.
 * @param place width of the narrowest place that cuts it, divided by its height.
 * @returns nothing where the centre is kept.
 */
export async function focus(
  { src, focalPoint }: Figure,
  shown: Pick<PictureData, 'width' | 'height'>,
  place: number,
): Promise<string | undefined> {
  if (focalPoint) return focalPoint === 'center' ? undefined : focalPoint;
  return typeof src === 'string' ? undefined : seen(src, shown.width / shown.height, place);
}

/** Where the eye goes, along the side that the place cuts. */
async function seen(image: LocalImage, ratio: number, place: number): Promise<string | undefined> {
  const path = imageFilePath(image);
  if (path === undefined) return undefined;
  if (ratio < place * (1 - MUCH)) return (await detectFocusEdges(path)).down;
  if (ratio * (1 - MUCH) > place) return (await detectFocusEdges(path)).across;
  return undefined;
}

/** Where the eye goes, of each direction: nothing where the middle will do. */
interface Attention {
  down: 'top' | 'bottom' | undefined;
  across: 'left' | 'right' | undefined;
}

/** The longer side of the copy that is looked at, in pixels. */
const SAMPLE = 128;

/** How far from the middle a half of the picture may lie, of all the way to the edge, and still be in the middle. */
const MIDDLE = 0.6;

/**
 * Where the eye goes in a picture: what a crop has to keep when its owner says nothing. Its argument is the path of the
 * file.
 */
export const detectFocusEdges = memoize(async (path: string): Promise<Attention> => {
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const half = (size: { width: number; height: number }) =>
    sharp(data)
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .toBuffer({ resolveWithObject: true });
  const upper = await half({ width, height: Math.ceil(height / 2) });
  const left = await half({ width: Math.ceil(width / 2), height });
  return {
    down: edge(upper.info.cropOffsetTop, height, 'top', 'bottom'),
    across: edge(left.info.cropOffsetLeft, width, 'left', 'right'),
  };
});

/**
 * Which end of a picture its better half lies at.
 *
 * @param offset where the half begins, in pixels; sharp counts them below zero.
 * @param length of the whole, in pixels.
 */
function edge<Start, End>(offset = 0, length: number, start: Start, end: End) {
  const place = (4 * Math.abs(offset)) / length - 1;
  if (Math.abs(place) < MIDDLE) return undefined;
  return place < 0 ? start : end;
}

/**
 * Path of the file of a local image.
 *
 * @param image as Astro imports it; in a build it carries the path.
 * @returns nothing on the development server.
 * @throws Error in a build whose images carry none.
 */
export function imageFilePath(image: LocalImage): string | undefined {
  // Astro's own field, which its public type leaves out. Its « src » would publish the original.
  const path: unknown = Reflect.get(image, 'fsPath');
  if (typeof path === 'string') return path;
  if (import.meta.env.PROD) throw new Error('Astro gives its images no « fsPath » any more.');
  return undefined;
}
