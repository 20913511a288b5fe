import sharp from 'sharp';

/** A grey picture with one red square, which draws the attention. */
export interface Marked {
  width: number;
  height: number;
  /** Position of the square's centre, as shares of width and height. */
  x: number;
  y: number;
}

/** The side of the square, as a share of the shorter side of the picture. */
const SQUARE_SHARE = 0.1;

/** Draws the picture as a PNG. */
export async function markedPicture({ width, height, x, y }: Marked): Promise<Buffer> {
  const side = Math.round(SQUARE_SHARE * Math.min(width, height));
  const mark = { width: side, height: side, channels: 3 as const, background: '#f00' };
  return sharp({ create: { width, height, channels: 3, background: '#999' } })
    .composite([
      {
        input: { create: mark },
        left: Math.round(x * width - side / 2),
        top: Math.round(y * height - side / 2),
      },
    ])
    .png()
    .toBuffer();
}

/** Counts the red pixels of a picture in any format. */
export async function markedPixels(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (red > 200 && green < 80 && blue < 80) count += 1;
  }
  return count;
}

/** Returns the number of pixels of the whole square when the picture covers a slot of a given size. */
export function wholeMark({ width, height }: Marked, place: { width: number; height: number }) {
  const scale = Math.max(place.width / width, place.height / height);
  return (SQUARE_SHARE * Math.min(width, height) * scale) ** 2;
}
