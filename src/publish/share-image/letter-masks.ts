import type { Step } from 'opentype.js';
import sharp from 'sharp';
import { memoize } from '../../domain/memoize.ts';
import type { Letter } from './letters.ts';

/** How much of each pixel a letter covers. */
export interface Mask {
  /** Place of its first pixel, from the pen on the baseline, in pixels. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Row by row, from 0 to 255. */
  cover: Buffer;
}

/** A letter in its size. */
interface Sized {
  glyph: Letter['glyph'];
  /** In pixels. */
  size: number;
}

/** A letter as it is drawn, once: to draw a whole sheet's anew takes eight times as long. */
export const letterMask = memoize(draw, {
  key: ({ glyph, size }: Sized) => `${glyph.index} ${size}`,
});

async function draw({ glyph, size }: Sized): Promise<Mask> {
  const path = glyph.getPath(0, 0, size);
  const box = path.getBoundingBox();
  const [left, top] = [Math.floor(box.x1), Math.floor(box.y1)];
  const width = Math.max(1, Math.ceil(box.x2) - left);
  const height = Math.max(1, Math.ceil(box.y2) - top);
  const outline = path.commands.map(written).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" ` +
    `width="${width}" height="${height}"><path d="${outline}"/></svg>`;
  const cover = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return { left, top, width, height, cover };
}

/** The library's own writing of a path says « NaN » for some numbers that are nearly whole. */
function written({ type, ...points }: Step): string {
  return (
    type +
    Object.values<number>(points)
      .map((value) => value.toFixed(2))
      .join(' ')
  );
}
