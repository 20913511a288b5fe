import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const SIZE = { width: 300, height: 200 };

/** Makes three frames of 300 × 200 pixels, red, green and blue. */
const frames = () =>
  Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { ...SIZE, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );

/** Joins the frames to one picture. */
export const animation = async () => sharp(await frames(), { join: { animated: true } });

/** Makes a PNG that says that it is animated; its only frame is red. */
export async function animatedPng(): Promise<Buffer> {
  const [png = Buffer.alloc(0)] = await frames();
  const start = png.indexOf('IDAT') - 4;
  const body = Buffer.from('acTL\0\0\0\x01\0\0\0\0');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, start), chunk, png.subarray(start)]);
}
