import { relative } from 'node:path';
import sharp from 'sharp';
import type { Focus } from '../../domain/picture.ts';
import { FLAT_COLORS } from './flat-colors.ts';
import { flatSheet } from './flat-sheet.ts';
import { CHANNELS, ground, RAW } from './ground.ts';
import { drawPaper } from './paper.ts';
import { HEIGHT, PAPER_WIDTH, WIDTH, type ShareText } from './sheet.ts';

/** Most messengers show no preview for a heavier picture, in bytes. */
const MAX_BYTES = 300_000;

/**
 * Qualities of JPEG to try, out of 100: the first that is light enough is taken. It looks as 82 does, on a screen as wide
 * as itself, and weighs 60 % of that.
 */
const QUALITIES = [50, 40, 30];

/** Everything that a share image shows. */
export interface ShareCard extends ShareText {
  /** Path of the picture's file; a cloth is drawn where there is none. */
  picture?: string | undefined;
  /** What the crop of the picture keeps; where the eye goes otherwise. */
  focus?: Focus | undefined;
}

/**
 * Draws a share image: 1200 × 630 pixels, a JPEG where it shows a picture and else a PNG.
 *
 * @param card what it shows.
 * @param limit how much it may weigh, in bytes.
 * @throws Error, in French, when it can't be made light enough.
 */
export async function drawShareImage(card: ShareCard, limit = MAX_BYTES): Promise<Buffer> {
  const paper = await drawPaper(card);
  if (card.picture === undefined) return flatSheet(paper);
  const sheet = withPaper(await ground(card), paper);
  for (const quality of QUALITIES) {
    const image = await sharp(sheet, RAW).jpeg({ quality }).toBuffer();
    if (image.length <= limit) return image;
  }
  throw new Error(
    `${relative('', card.picture).replaceAll('\\', '/')} : ` +
      `l’image de partage « ${card.title} » dépasse ${limit / 1000} ko ; choisissez une image moins détaillée.`,
  );
}

/**
 * Draws several share images, one after the other.
 *
 * @returns for each card its image, or why there is none.
 */
export async function drawShareImages(cards: readonly ShareCard[]): Promise<unknown[]> {
  const images: unknown[] = [];
  for (const card of cards)
    images.push(await drawShareImage(card).catch((error: unknown) => error));
  return images;
}

/** The ground with the paper on its left: raw pixels. */
function withPaper(ground: Buffer, paper: Uint8Array): Buffer {
  const sheet = Buffer.from(ground);
  let from = 0;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < PAPER_WIDTH; x++) {
      const to = (y * WIDTH + x) * CHANNELS;
      const [red = 0, green = 0, blue = 0] = FLAT_COLORS[paper[from++] ?? 0] ?? [];
      sheet[to] = red;
      sheet[to + 1] = green;
      sheet[to + 2] = blue;
    }
  return sheet;
}
