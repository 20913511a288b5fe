import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { memoize } from '@/lib/memoize.ts';
import type { Focus } from '@/content/pictures/picture.ts';
import { FONT_FILE } from './letters.server.ts';
import { TOKENS_CSS } from './palette.server.ts';
import { IMAGE_HEIGHT, PICTURE_PANEL, renderLayoutSvg, type ShareText } from './layout.server.ts';

/** To be raised with every change of the drawing: the images of earlier builds are then drawn again. */
const TEMPLATE_VERSION = 6;

const designHash = createHash('sha256')
  .update(FONT_FILE)
  .update(TOKENS_CSS)
  .update(String(TEMPLATE_VERSION));

/**
 * Quality of JPEG, out of 100. It looks as 82 does, on a screen as wide as the image, and even of noise it makes less than
 * 300 kB: most messengers show no preview for a heavier picture.
 */
const JPEG_QUALITY = 50;

/** Where sharp cuts for what is to be kept. */
const CROP_POSITIONS: Record<Focus, string> = {
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
export interface ShareImageContent extends ShareText {
  /** Path of the picture's file; a cloth is drawn where there is none. */
  picture?: string | undefined;
  /** What the crop of the picture keeps; where the eye goes otherwise. */
  focus?: Focus | undefined;
}

/** Digest of everything that goes into a share image. */
export function shareImageDigest({ picture, focus, ...text }: ShareImageContent): string {
  return designHash
    .copy()
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
export async function readOrDrawShareImage(
  card: ShareImageContent,
  folder: string,
): Promise<Buffer> {
  const file = join(folder, shareImageDigest(card));
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
export async function drawShareImage({
  picture,
  focus,
  ...text
}: ShareImageContent): Promise<Buffer> {
  const sheet = sharp(Buffer.from(renderLayoutSvg(text, picture === undefined))).removeAlpha();
  if (picture === undefined) return sheet.png({ colors: 16, dither: 0 }).toBuffer();
  const position = focus ? CROP_POSITIONS[focus] : 'attention';
  const input = await sharp(picture)
    .autoOrient()
    .resize({ width: PICTURE_PANEL.width, height: IMAGE_HEIGHT, fit: 'cover', position })
    .flatten()
    .toBuffer();
  return sheet
    .composite([{ input, left: PICTURE_PANEL.left, top: 0 }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
