import { relative } from 'node:path';
import sharp from 'sharp';
import type { Focus } from '../../domain/picture.ts';
import { CHANNELS, ground, RAW } from './ground.ts';
import { HEIGHT, PAPER_WIDTH, paperSvg, WIDTH, type ShareText } from './sheet.ts';

/** Most messengers show no preview for a heavier picture, in bytes. */
const MAX_BYTES = 300_000;

/** Qualities of JPEG to try, out of 100: the first that is light enough is taken. */
const QUALITIES = [82, 74, 66, 58, 50];

/** Everything that a share image shows. */
export interface ShareCard extends ShareText {
  /** Path of the picture's file; a cloth is drawn where there is none. */
  picture?: string | undefined;
  /** What the crop of the picture keeps; where the eye goes otherwise. */
  focus?: Focus | undefined;
}

/**
 * Draws a share image: 1200 × 630 pixels, JPEG.
 *
 * @param card what it shows.
 * @param limit how much it may weigh, in bytes.
 * @throws Error, in French, when it can't be made light enough.
 */
export async function drawShareImage(card: ShareCard, limit = MAX_BYTES): Promise<Buffer> {
  const paper = await sharp(Buffer.from(paperSvg(card)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const sheet = withPaper(await ground(card), paper);
  for (const quality of QUALITIES) {
    const image = await sharp(sheet, RAW).jpeg({ quality }).toBuffer();
    if (image.length <= limit) return image;
  }
  throw new Error(
    `${card.picture === undefined ? card.title : relative('', card.picture).replaceAll('\\', '/')} : ` +
      `l’image de partage « ${card.title} » dépasse ${limit / 1000} ko ; choisissez une image moins détaillée.`,
  );
}

/** The ground with the paper on its left: copied, since sharp's blending would compute every pixel of both. */
function withPaper(ground: Buffer, paper: Buffer): Buffer {
  const sheet = Buffer.from(ground);
  const [row, paperRow] = [WIDTH * CHANNELS, PAPER_WIDTH * CHANNELS];
  for (let y = 0; y < HEIGHT; y++) paper.copy(sheet, y * row, y * paperRow, (y + 1) * paperRow);
  return sheet;
}
