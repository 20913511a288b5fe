import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { memoize } from '@/lib/memoize.ts';
import type { FocalPoint } from '@/content/pictures/picture.ts';
import { FONT_FILE } from './letters.server.ts';
import { TOKENS } from './palette.server.ts';
import { HEIGHT, PANEL, sheetSvg, type ShareText } from './layout.server.ts';

/** To be raised with every change of the drawing: the images of earlier builds are then drawn again. */
const TEMPLATE = 6;

const LOOK = createHash('sha256').update(FONT_FILE).update(TOKENS).update(String(TEMPLATE));

/**
 * Quality of JPEG, out of 100. It looks as 82 does, on a screen as wide as the image, and even of noise it makes less than
 * 300 kB: most messengers show no preview for a heavier picture.
 */
const QUALITY = 50;

/** Where sharp cuts for what is to be kept. */
const POSITIONS: Record<FocalPoint, string> = {
  top: 'top',
  'top-left': 'left top',
  'top-right': 'right top',
  left: 'left',
  center: 'centre',
  right: 'right',
  bottom: 'bottom',
  'bottom-left': 'left bottom',
  'bottom-right': 'right bottom',
};

/** Everything that a share image shows. */
export interface ShareCard extends ShareText {
  /** Path of the picture's file; a cloth is drawn where there is none. */
  picture?: string | undefined;
  /** What the crop of the picture keeps; where the eye goes otherwise. */
  focus?: FocalPoint | undefined;
}

/** Digest of everything that goes into a share image. */
export function cardDigest({ picture, focus, ...text }: ShareCard): string {
  return LOOK.copy()
    .update(JSON.stringify([text.kicker, text.title, text.name, text.profession, focus]))
    .update(picture === undefined ? '' : pictureDigest(picture))
    .digest('hex');
}

const pictureDigest = memoize((picture: string) =>
  createHash('sha256').update(readFileSync(picture)).digest('hex'),
);

/**
 * A share image, drawn unless an earlier build has drawn the same one.
 *
 * @param card what it shows.
 * @param folder where images are kept between builds, by their digests.
 * @throws Error when the picture can't be read.
 */
export async function cachedShareImage(card: ShareCard, folder: string): Promise<Buffer> {
  const file = join(folder, cardDigest(card));
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const image = await drawShareImage(card);
  await mkdir(folder, { recursive: true });
  // A build that is interrupted leaves no half of an image under its name; two pages may draw the same one at a time.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, image);
  await rename(part, file);
  return image;
}

/**
 * Draws a share image: 1200 × 630 pixels, a JPEG where it shows a picture and else a PNG, in which letters and cloth stay
 * sharper.
 */
export async function drawShareImage({ picture, focus, ...text }: ShareCard): Promise<Buffer> {
  const sheet = sharp(Buffer.from(sheetSvg(text, picture === undefined))).removeAlpha();
  if (picture === undefined) return sheet.png({ colors: 16, dither: 0 }).toBuffer();
  const position = focus ? POSITIONS[focus] : 'attention';
  const input = await sharp(picture)
    .autoOrient()
    .resize({ width: PANEL.width, height: HEIGHT, fit: 'cover', position })
    .flatten()
    .toBuffer();
  return sheet
    .composite([{ input, left: PANEL.left, top: 0 }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
