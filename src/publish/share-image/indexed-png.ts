import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Bits of a pixel, and the kind of picture that names its colours by their places. */
const DEPTH = 4;
const INDEXED = 3;

/** Of zlib: the next one takes 60 % longer for 5 % less. */
const LEVEL = 5;

/** A picture of at most sixteen colours. */
export interface IndexedPicture {
  /** In pixels; the width is even. */
  width: number;
  height: number;
  /** Red, green and blue, each from 0 to 255. */
  colors: readonly (readonly [number, number, number])[];
  /** Row by row: a byte 0, then each pixel's place in the colours, two to a byte. */
  rows: Buffer;
}

/** How many bytes a row takes. */
export const rowLength = (width: number): number => 1 + width / 2;

/**
 * Writes a PNG (https://www.w3.org/TR/png-3/) of colours that are known. sharp can only look for the colours of a picture
 * first, in 36 ms of processor time for a share image instead of 3; `fast-png` keeps the thread of the pages busy.
 */
export function indexedPng(picture: IndexedPicture): Buffer {
  const { width, height, colors, rows } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([DEPTH, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('PLTE', Buffer.from(colors.flat())),
    ...chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer[] {
  const name = Buffer.from(type, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(data, crc32(name)));
  return [length, name, data, check];
}
