import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { memoizeBy } from '../../domain/memoize-by.ts';
import { memoize } from '../../domain/memoize.ts';
import { groundSvg, HEIGHT, PANEL, WIDTH } from './sheet.ts';

/** How many prepared grounds are kept, of 2.3 MB each: the pages of one picture often follow each other. */
const KEPT = 32;

/** Red, green and blue: bytes of one pixel. */
export const CHANNELS = 3;

/** Pixels as sharp reads them back. */
export const RAW = { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } } as const;

/**
 * The sheet with its picture, before the paper lies on its left: raw pixels, in the layout that `RAW` describes. Its
 * argument is the path of the picture's file; the cloth stands in where there is none.
 */
export const ground = memoizeBy(prepare, { max: KEPT });

/** What tells a picture from any other: a digest of its bytes. */
export const pictureDigest = memoize(async (picture: string) =>
  createHash('sha256')
    .update(await readFile(picture))
    .digest('hex'),
);

async function prepare(picture: string | undefined): Promise<Buffer> {
  const { left, width, height } = PANEL;
  const layers = picture
    ? [
        {
          // Where the eye goes is kept: a wide picture loses more than half of its width.
          input: await sharp(picture)
            .autoOrient()
            .resize({ width, height, fit: 'cover', position: 'attention' })
            .flatten()
            .toBuffer(),
          left,
          top: 0,
        },
      ]
    : [];
  return sharp(Buffer.from(groundSvg())).composite(layers).removeAlpha().raw().toBuffer();
}
