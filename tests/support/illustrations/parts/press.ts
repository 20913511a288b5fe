import sharp, { type Sharp } from 'sharp';
import { prng } from './prng.ts';
import { BLEED, type Sheet } from './sheet.ts';

// From drawing to print: edges get the wobble of a hand-cut block, then ink misses the paper in
// places. Both are seeded, so a print can be pulled again, pixel for pixel.

const wobble =
  '<filter id="hand" filterUnits="userSpaceOnUse" x="-2%" y="-2%" width="110%" height="110%">' +
  '<feTurbulence type="turbulence" baseFrequency="0.018" numOctaves="2" seed="7"/>' +
  '<feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G"/>' +
  '</filter>';

/** Specks of bare paper, gathered in patches as they are on a real pull. */
async function specks(width: number, height: number, colour: readonly number[]): Promise<Buffer> {
  const random = prng(width * 31 + height);
  const patch = 160;
  const small = Buffer.from(
    Array.from({ length: Math.ceil(width / patch) * Math.ceil(height / patch) }, () =>
      Math.floor(random() * 256),
    ),
  );
  const patches = await sharp(small, {
    raw: { width: Math.ceil(width / patch), height: Math.ceil(height / patch), channels: 1 },
  })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const layer = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    if (random() > ((patches[i] ?? 0) / 255) ** 2 * 0.007) continue;
    const spread = random() > 0.6 ? [0, 1, width, width + 1] : [0, random() > 0.5 ? 1 : width];
    for (const step of spread) {
      layer.set(
        [...colour, 70 + Math.floor(random() * 80)],
        Math.min(i + step, width * height - 1) * 4,
      );
    }
  }
  return layer;
}

/** Draws the sheet, inks it, and returns the picture as raw-backed sharp, ready to encode. */
export async function pull(sheet: Sheet, body: string): Promise<Sharp> {
  const drawn = sharp(Buffer.from(sheet.svg(body, wobble))).extract({
    left: BLEED,
    top: BLEED,
    width: sheet.width,
    height: sheet.height,
  });
  const flat = drawn.flatten({ background: '#f6f1e6' });
  const { data, info } = await flat.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grain = await specks(width, height, [246, 241, 230]);
  return sharp(data, { raw: { width, height, channels: 3 } }).composite([
    { input: grain, raw: { width, height, channels: 4 }, blend: 'over' },
  ]);
}
