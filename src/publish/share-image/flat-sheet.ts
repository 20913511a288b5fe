import { memoize } from '../../domain/memoize.ts';
import { FLAT_COLORS, nearestColor } from './flat-colors.ts';
import { CHANNELS, ground } from './ground.ts';
import { indexedPng, rowLength } from './indexed-png.ts';
import { HEIGHT, PAPER_WIDTH, WIDTH } from './sheet.ts';

const ROW = rowLength(WIDTH);

/**
 * A sheet without a picture, as a PNG: letters and cloth have few colours, and stay sharper in a third of what a JPEG
 * weighs.
 *
 * @param paper row by row, the place of each pixel's colour in `FLAT_COLORS`.
 */
export async function flatSheet(paper: Uint8Array): Promise<Buffer> {
  const rows = await sheetRows(WIDTH);
  put(rows, paper, PAPER_WIDTH);
  return indexedPng({ width: WIDTH, height: HEIGHT, colors: FLAT_COLORS, rows });
}

/** Rows with the cloth, which is the same on each sheet; the next paper takes the place of the last one. */
const sheetRows = memoize(async (width: number) => {
  const pixels = await ground({});
  const known = memoize((shade: number) =>
    nearestColor([shade >> 16, (shade >> 8) & 255, shade & 255]),
  );
  const places = Uint8Array.from({ length: width * HEIGHT }, (_, at) =>
    known(pixels.readUIntBE(at * CHANNELS, CHANNELS)),
  );
  const rows = Buffer.alloc(ROW * HEIGHT);
  put(rows, places, width);
  return rows;
});

/** Puts pixels at the left of the rows of a PNG, two to a byte. */
function put(rows: Buffer, places: Uint8Array, width: number): void {
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x;
      rows[y * ROW + 1 + x / 2] = ((places[at] ?? 0) << 4) | (places[at + 1] ?? 0);
    }
}
