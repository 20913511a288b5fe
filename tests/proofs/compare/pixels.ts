import sharp from 'sharp';

/** Bytes of one pixel. */
const CHANNELS = 3;

/**
 * Compares two pictures pixel by pixel.
 *
 * @param before PNG.
 * @param after PNG; where one is larger, the other counts as black.
 * @returns how many pixels differ, of all (0 to 1); both pictures and, in white, what differs, as PNG.
 */
export async function comparePixels(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((image) => sharp(image).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const raw = { width, height, channels: CHANNELS } as const;
  const black = (columns: number) =>
    sharp({ create: { ...raw, width: columns * width, background: 'black' } });
  const pixels = (input: Buffer) =>
    black(1)
      .composite([{ input, left: 0, top: 0 }])
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
  const columns = [first, second, mask].map((input, index) => {
    return { input, raw, left: index * width, top: 0 };
  });
  return {
    share: count / (width * height),
    sideBySide: () => black(columns.length).composite(columns).png().toBuffer(),
  };
}
