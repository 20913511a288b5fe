import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { groundSvg, HEIGHT, PANEL, WIDTH } from './sheet.ts';

/** How many prepared grounds are kept, of 2.3 MB each: the pages of one picture often follow each other. */
const KEPT = 32;

const grounds = new Map<string, Promise<Buffer>>();
const digests = new Map<string, Promise<string>>();

/** Red, green and blue: bytes of one pixel. */
export const CHANNELS = 3;

/** Pixels as sharp reads them back. */
export const RAW = { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } } as const;

/**
 * The sheet with its picture, before the paper lies on its left.
 *
 * @param picture path of its file; the cloth stands in where there is none.
 * @returns raw pixels, in the layout that `RAW` describes.
 */
export function ground(picture: string | undefined): Promise<Buffer> {
  const key = picture ?? '';
  const known = grounds.get(key);
  if (known) return known;
  const prepared = prepare(picture);
  grounds.set(key, prepared);
  const [oldest] = grounds.keys();
  if (grounds.size > KEPT && oldest !== undefined) grounds.delete(oldest);
  return prepared;
}

/** What tells a picture from any other: a digest of its bytes. */
export function pictureDigest(picture: string): Promise<string> {
  const known = digests.get(picture);
  if (known) return known;
  const digest = readFile(picture).then((bytes) =>
    createHash('sha256').update(bytes).digest('hex'),
  );
  digests.set(picture, digest);
  return digest;
}

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
