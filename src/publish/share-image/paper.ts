import { INKS, OCHRE, PAPER } from './flat-colors.ts';
import { letterMask, type Mask } from './letter-masks.ts';
import { lettersOf } from './letters.ts';
import { HEIGHT, MARGIN, PAPER_WIDTH, STROKE, writing, type ShareText } from './sheet.ts';

/**
 * Draws the paper and what is written on it.
 *
 * @returns row by row, the place of each pixel's colour in `FLAT_COLORS`.
 */
export async function drawPaper(text: ShareText): Promise<Uint8Array> {
  const paper = new Uint8Array(PAPER_WIDTH * HEIGHT).fill(PAPER);
  for (let y = STROKE.top; y < STROKE.top + STROKE.height; y++) {
    const start = y * PAPER_WIDTH + STROKE.left;
    paper.fill(OCHRE, start, start + STROKE.width);
  }
  for (const { text: line, y, size, ink } of writing(text)) {
    for (const { glyph, x } of lettersOf(line)) {
      // On whole pixels, so that a letter is the same wherever it stands.
      const pen = MARGIN + Math.round(x * size);
      write(paper, await letterMask({ glyph, size }), pen, y, INKS[ink]);
    }
  }
  return paper;
}

/** Writes one letter; the corners of its box may lie on its neighbour. */
function write(
  paper: Uint8Array,
  { left, top, width, height, cover }: Mask,
  pen: number,
  baseline: number,
  ink: Uint8Array,
): void {
  const start = (baseline + top) * PAPER_WIDTH + pen + left;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = ink[cover[y * width + x] ?? 0] ?? PAPER;
      if (place !== PAPER) paper[start + y * PAPER_WIDTH + x] = place;
    }
}
