import sharp from 'sharp';

/** Bytes of one pixel. */
const CHANNELS = 3;

/** Two pictures of one page, compared. */
export interface PixelDifference {
  /** How many pixels differ, of all: from 0 to 1. */
  share: number;
  /** The first picture, the second, and in white what differs; PNG. */
  sideBySide: () => Promise<Buffer>;
}

/**
 * Compares two pictures pixel by pixel.
 *
 * @param before PNG.
 * @param after PNG; where one is larger, the other counts as black.
 */
export async function comparePixels(before: Buffer, after: Buffer): Promise<PixelDifference> {
  const sizes = await Promise.all([before, after].map((image) => sharp(image).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const raw = { width, height, channels: CHANNELS } as const;
  const pixels = (image: Buffer) =>
    sharp({ create: { ...raw, background: 'black' } })
      .composite([{ input: image, left: 0, top: 0 }])
      .removeAlpha()
      .raw()
      .toBuffer();
  const [first, second] = await Promise.all([pixels(before), pixels(after)]);

  const mask = Buffer.alloc(first.length);
  let count = 0;
  for (let at = 0; at < first.length; at += CHANNELS) {
    if (first.compare(second, at, at + CHANNELS, at, at + CHANNELS) === 0) continue;
    mask.fill(255, at, at + CHANNELS);
    count += 1;
  }
  const sideBySide = () =>
    sharp({ create: { ...raw, width: 3 * width, background: 'black' } })
      .composite(
        [first, second, mask].map((input, index) => ({ input, raw, left: index * width, top: 0 })),
      )
      .png()
      .toBuffer();
  return { share: count / (width * height), sideBySide };
}
