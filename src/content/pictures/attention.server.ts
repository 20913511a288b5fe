import sharp from 'sharp';
import { memoize } from '../../lib/memoize.ts';

/** Where the eye goes, of each direction: nothing where the middle will do. */
export interface Attention {
  down: 'haut' | 'bas' | undefined;
  across: 'gauche' | 'droite' | undefined;
}

/** The longer side of the copy that is looked at, in pixels. */
const SAMPLE = 128;

/** How far from the middle a half of the picture may lie, of all the way to the edge, and still be in the middle. */
const MIDDLE = 0.6;

/**
 * Where the eye goes in a picture: what a crop has to keep when its owner says nothing. Its argument is the path of the
 * file.
 */
export const attention = memoize(async (path: string): Promise<Attention> => {
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
    down: edge(upper.info.cropOffsetTop, height, 'haut', 'bas'),
    across: edge(left.info.cropOffsetLeft, width, 'gauche', 'droite'),
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
