import sharp from 'sharp';
import { expect, test } from 'vitest';
import imageService from '@/content/pictures/image-service.server.ts';
import { formatXmp } from '@/content/pictures/picture-metadata.server.ts';
import { IMAGE_QUALITY, parseCredit } from '@/content/pictures/picture.ts';
import { animatedPng, animation } from '../../../support/animations.ts';
import { firstCases } from '../../../support/first-cases.ts';

/** The configuration that Astro passes to its service. */
const config = {
  endpoint: { route: '/_image' },
  dangerouslyProcessSVG: false,
  service: { entrypoint: 'image-service', config: {} },
  domains: [],
  remotePatterns: [],
  responsiveStyles: false,
};

/** A warning would be a fault. */
const fail = (message: string) => {
  throw new Error(message);
};
const logger = { info: fail, warn: fail, error: fail };

/** Encodes a picture as the build does. */
const encode = async (picture: Uint8Array, src = '/_astro/a.jpg', width = 1200, xmp?: string) =>
  imageService.transform(
    picture,
    { src, format: 'webp', width, quality: IMAGE_QUALITY, xmp },
    config,
    logger,
  );

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } });

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

  const { data } = await encode(photograph, '/_astro/a.jpg', 200);
  const { width, height, exif, xmp, iptc, orientation } = await sharp(data).metadata();
  expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 200, height: 300 });
  const [red = 0, , blue = 0] = await sharp(data)
    .extract({ left: 90, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(blue);
});

test('§7 Pictures: the credit is all that a photograph says, whatever its own metadata are', async () => {
  const photograph = await plain(600, 400)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Sony', Artist: 'Une autre' },
      IFD2: { DateTimeOriginal: '2026:11:21 09:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- photoshop:City Kribi --></x:xmpmeta>')
    .toBuffer();
  const packet = formatXmp(parseCredit('Photo : Awa Ndi / AFP', 'Clarisse Ndolé'));
  const { data } = await encode(photograph, '/_astro/a.jpg', 600, packet);
  const { exif, xmp, iptc } = await sharp(data).metadata();
  expect({ exif, iptc }).toEqual({});
  expect(xmp?.toString()).toBe(packet);
  expect(packet).toContain('<dc:creator><rdf:Seq><rdf:li>Awa Ndi</rdf:li></rdf:Seq></dc:creator>');
  expect(packet).toContain('<photoshop:Credit>Photo : Awa Ndi / AFP</photoshop:Credit>');
  expect(packet).not.toContain('dc:rights');
});

test.each([
  ['a photograph of a camera', 4000, [400, 800, 1200], [1200]],
  ['a photograph of 900 pixels', 900, [400, 800, 1200], [900]],
  ['a small portrait of one', 4000, [112], []],
  ['a printed page', 3000, [2400], [2400]],
])(
  '§7 Pictures: of %s the largest file alone has the credit',
  async (_what, width, widths, expected) => {
    const src = { src: '/_astro/a.jpg', width, height: width, format: 'jpg' as const };
    const files = await imageService.getSrcSet?.(
      { src, widths, format: 'webp', xmp: '<credit/>' },
      config,
      logger,
    );
    const credited = files?.filter(({ transform }) => transform['xmp'] === '<credit/>');
    expect(credited?.map(({ transform }) => transform.width)).toEqual(expected);
    expect(files?.length).toBeGreaterThanOrEqual(widths.length);
    expect(imageService.propertiesToHash).toContain('xmp');
  },
);

test.each([
  [3000, 1500, 2400, 1200],
  [1500, 3000, 1200, 2400],
  [900, 600, 900, 600],
])(
  '§2 Editors’ sheet: a picture of %i × %i pixels for print is a JPEG of %i × %i that says nothing',
  async (width, height, printedWidth, printedHeight) => {
    const photograph = await plain(width, height)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } })
      .toBuffer();
    const options = { src: '/_astro/a.jpg', format: 'jpg', width: 2400 };
    const { data } = await imageService.transform(photograph, options, config, logger);
    const { format, exif, xmp, iptc, icc, ...size } = await sharp(data).metadata();
    expect({ format, exif, xmp, iptc, icc }).toEqual({ format: 'jpeg' });
    expect([size.width, size.height]).toEqual([printedWidth, printedHeight]);
  },
);

const TOO_LARGE = [
  [400, 17_000, 385, 16_383],
  [17_000, 8, 1200, 1],
  [10, 20_000, 8, 16_383],
  [20_000, 900, 1200, 54],
  [1080, 18_000, 983, 16_383],
] as const;

test.each(firstCases(TOO_LARGE, 3))(
  '§7 Pictures: one of %i × %i pixels is reduced until WebP holds it, and says nothing of where it was taken',
  async (width, height, shownWidth, shownHeight) => {
    const photograph = await plain(width, height)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' } })
      .toBuffer();
    const { data } = await encode(photograph, '/_astro/a.jpg', Math.min(width, 1200));
    const { format, exif, ...size } = await sharp(data).metadata();
    expect({ format, exif, width: size.width, height: size.height }).toEqual({
      format: 'webp',
      width: shownWidth,
      height: shownHeight,
    });
  },
);

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a text', () => Buffer.from('Une photo')],
  ['nothing', () => Buffer.alloc(0)],
  ['the start of a JPEG', async () => (await plain(40, 30).jpeg().toBuffer()).subarray(0, 100)],
  ['half a PNG’s header', async () => (await plain(40, 30).png().toBuffer()).subarray(0, 20)],
])(
  '§7 Pictures: %s is never published as it is: the build stops and names it',
  async (_what, file) => {
    await expect(encode(await file(), '/_astro/marche.Ab3_d-9z.jpg')).rejects.toThrow(
      'L’image « marche.jpg » ne peut pas être préparée pour le site ; enregistrez-la de nouveau en JPEG ou en PNG.',
    );
  },
);

test.each<[string, () => Promise<Buffer>]>([
  ['a GIF', async () => (await animation()).gif().toBuffer()],
  ['an animated WebP', async () => (await animation()).webp().toBuffer()],
  ['an animated PNG', animatedPng],
  ['a TIFF of several pages', async () => (await animation()).tiff().toBuffer()],
])('§7 Pictures: %s shows its first frame', async (_what, file) => {
  const { data } = await encode(await file(), '/_astro/a.gif', 200);
  const { format, width, height, pages } = await sharp(data).metadata();
  expect({ format, width, height, pages }).toEqual({ format: 'webp', width: 200, height: 133 });
  const { dominant } = await sharp(data).stats();
  expect(dominant).toMatchObject({ r: 248, g: 8, b: 8 });
});
