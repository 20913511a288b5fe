import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { memoize } from '../../domain/memoize.ts';
import type { Focus } from '../../domain/picture.ts';
import { groundSvg, HEIGHT, PANEL, WIDTH } from './sheet.ts';

/** How many prepared grounds are kept, of 2.3 MB each: the pages of one picture often follow each other. */
const KEPT = 8;

/** Red, green and blue: bytes of one pixel. */
export const CHANNELS = 3;

/** Pixels as sharp reads them back. */
export const RAW = { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } } as const;

/** A picture's file, and what its crop keeps. */
interface Cropped {
  /** Path of the file; the cloth stands in where there is none. */
  picture?: string | undefined;
  /** Where the eye goes, where nothing is said. */
  focus?: Focus | undefined;
}

/** Where sharp cuts for what is to be kept. */
const POSITIONS: Record<Focus, string> = {
  haut: 'top',
  'haut-gauche': 'left top',
  'haut-droite': 'right top',
  gauche: 'left',
  centre: 'centre',
  droite: 'right',
  bas: 'bottom',
  'bas-gauche': 'left bottom',
  'bas-droite': 'right bottom',
};

/** The sheet with its picture, before the paper lies on its left: raw pixels, in the layout that `RAW` describes. */
export const ground = memoize(prepare, {
  max: KEPT,
  key: ({ picture, focus }: Cropped) => JSON.stringify([picture, focus]),
});

/** What tells a picture from any other: a digest of its bytes. */
export const pictureDigest = memoize(async (picture: string) =>
  createHash('sha256')
    .update(await readFile(picture))
    .digest('hex'),
);

async function prepare({ picture, focus }: Cropped): Promise<Buffer> {
  const { left, width, height } = PANEL;
  const layers = picture
    ? [
        {
          // A wide picture loses more than half of its width.
          input: await sharp(picture)
            .autoOrient()
            .resize({
              width,
              height,
              fit: 'cover',
              position: focus ? POSITIONS[focus] : 'attention',
            })
            .flatten()
            .toBuffer(),
          left,
          top: 0,
        },
      ]
    : [];
  return sharp(Buffer.from(groundSvg())).composite(layers).removeAlpha().raw().toBuffer();
}
