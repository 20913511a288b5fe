import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { memoize } from '@/lib/memoize.ts';
import type { FocalPoint } from '@/content/pictures/picture.ts';
import { FONT_FILE } from './share-image-font.server.ts';
import {
  TOKENS_CSS,
  IMAGE_HEIGHT,
  PICTURE_PANEL,
  renderLayoutSvg,
  type ShareText,
} from './share-image-layout.server.ts';

/** Version of the drawing. Raise it with every change of the drawing, so that cached images are drawn again. */
const TEMPLATE_VERSION = 6;

const DESIGN_HASH = createHash('sha256')
  .update(FONT_FILE)
  .update(TOKENS_CSS)
  .update(String(TEMPLATE_VERSION));

/**
 * JPEG quality of a share image, out of 100. On a screen as wide as the image it looks like 82, and even a picture of noise
 * stays below 300 kB: most messengers show no preview for a heavier image.
 */
const JPEG_QUALITY = 50;

/** The focal points as sharp's crop positions. */
const CROP_POSITIONS: Record<FocalPoint, string> = {
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
  /** Path of the picture's file; without one a ndop pattern is drawn. */
  picture?: string | undefined;
  /** The part of the picture that the crop keeps; without it, sharp keeps the part that draws the eye. */
  focus?: FocalPoint | undefined;
}

/**
 * Returns a hash of everything that determines the pixels of a share image. It is the name of the image's file in the cache,
 * and its start is the version in the image's address.
 */
export function shareImageDigest({ picture, focus, ...text }: ShareImageContent): string {
  return DESIGN_HASH.copy()
    .update(JSON.stringify([text.kicker, text.title, text.name, text.profession, focus]))
    .update(picture === undefined ? '' : pictureDigest(picture))
    .digest('hex');
}

const pictureDigest = memoize((picture: string) =>
  createHash('sha256').update(readFileSync(picture)).digest('hex'),
);

/**
 * Reads a share image from the cache, or draws it and caches it.
 *
 * @param folder of the cache, which survives builds; its files are named by digest.
 * @throws Error when the picture can't be read.
 */
export async function readOrDrawShareImage(
  content: ShareImageContent,
  folder: string,
): Promise<Buffer> {
  const file = join(folder, shareImageDigest(content));
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const image = await drawShareImage(content);
  await mkdir(folder, { recursive: true });
  // Renamed when complete: an interrupted build leaves no partial image, and two pages may draw the same one at once.
  const temporaryFile = `${file}.${randomUUID()}.part`;
  await writeFile(temporaryFile, image);
  await rename(temporaryFile, file);
  return image;
}

/** Draws a share image of 1200 × 630 pixels: a JPEG with a picture, otherwise a PNG, which keeps flat shapes sharper. */
export async function drawShareImage({
  picture,
  focus,
  ...text
}: ShareImageContent): Promise<Buffer> {
  const layout = sharp(Buffer.from(renderLayoutSvg(text, picture === undefined))).removeAlpha();
  if (picture === undefined) return layout.png({ colors: 16, dither: 0 }).toBuffer();
  const position = focus ? CROP_POSITIONS[focus] : 'attention';
  const input = await sharp(picture, { failOn: 'none' })
    .autoOrient()
    .resize({ width: PICTURE_PANEL.width, height: IMAGE_HEIGHT, fit: 'cover', position })
    .flatten()
    .toBuffer();
  return layout
    .composite([{ input, left: PICTURE_PANEL.left, top: 0 }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
