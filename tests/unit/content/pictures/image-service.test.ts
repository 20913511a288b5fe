import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { IMAGE_QUALITY } from '@/content/pictures/picture.ts';

/** The configuration that Astro's own service reads. */
const config = {
  endpoint: { route: '/_image' },
  dangerouslyProcessSVG: false,
  service: { entrypoint: 'astro/assets/services/sharp', config: {} },
  domains: [],
  remotePatterns: [],
  responsiveStyles: false,
};

/** A warning would be a fault. */
const fail = (message: string) => {
  throw new Error(message);
};
const logger = { info: fail, warn: fail, error: fail };

test('§7 Images: a photograph stands upright and says nothing of where and by whom it was taken', async () => {
  // The red half is on the left of the file: above, once it is turned.
  const half = { width: 300, height: 400, channels: 3 as const, background: '#f00' };
  const photograph = await sharp({ create: { ...half, width: 600, background: '#00f' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'Awa Ndi' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(photograph).metadata()).exif).toBeDefined();

  const { data } = await sharpService.transform(
    photograph,
    { src: 'a.jpg', format: 'webp', width: 200, quality: IMAGE_QUALITY },
    config,
    logger,
  );
  const { width, height, exif, xmp, iptc, orientation } = await sharp(data).metadata();
  expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 200, height: 300 });
  const [red = 0, , blue = 0] = await sharp(data)
    .extract({ left: 90, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(blue);
});
