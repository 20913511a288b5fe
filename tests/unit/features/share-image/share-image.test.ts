import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import {
  readOrDrawShareImage,
  shareImageDigest,
  drawShareImage,
} from '@/features/share-image/draw-share-image.server.ts';
import { markedPicture, markedPixels, wholeMark } from '../../../support/marked-picture.ts';

const CARD = {
  kicker: 'Article',
  title: 'Un titre',
  name: 'Nom',
  profession: 'Journaliste',
  picture: 'tests/content/portfolio/marche-mokolo.jpg',
};
const folder = mkdtempSync(join(tmpdir(), 'partage-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('A share image', () => {
  test.each([
    ['with a picture', 'jpeg', CARD],
    ['without one', 'png', { ...CARD, picture: undefined }],
    ['without a word', 'png', { kicker: '', title: '', name: '', profession: '' }],
  ])('%s is a %s of 1200 × 630', async (_, wanted, card) => {
    const { format, width, height } = await sharp(await drawShareImage(card)).metadata();
    expect({ format, width, height }).toEqual({ format: wanted, width: 1200, height: 630 });
  });

  test('without a picture weighs 30 kB at most, and has the colours of paper and ink', async () => {
    const image = await drawShareImage({
      ...CARD,
      title: 'Un titre '.repeat(12),
      picture: undefined,
    });
    expect(image.length).toBeLessThanOrEqual(30_000);
    const pixels = await sharp(image).removeAlpha().raw().toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual([0xf8, 0xf4, 0xea]);
    expect(pixels.indexOf(Buffer.from([0x1b, 0x1a, 0x18]))).toBeGreaterThan(0);
  });

  test('of the most detailed picture there is weighs 300 kB at most', async () => {
    const noise = join(folder, 'noise.png');
    const [width, height] = [1200, 1200];
    const pixels = randomBytes(width * height * 3).map((value) => (value > 127 ? 255 : 0));
    await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(noise);
    const image = await drawShareImage({ ...CARD, title: 'Un titre '.repeat(40), picture: noise });
    expect(image.length).toBeLessThanOrEqual(300_000);
  });
});

describe('The crop of a share image', () => {
  const picture = join(folder, '..', `partage-${process.pid}.jpg`);
  const [width, height] = [1200, 400];

  afterAll(() => {
    rmSync(picture, { force: true });
  });

  /** A wide picture with a mark, as a camera writes it: where it was taken, and by whom. */
  const take = async (x: number, y: number) => {
    const marked = await markedPicture({ width, height, x, y });
    await sharp(marked)
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Copyright: 'Awa Ndi' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 52/1 0/1' },
      })
      .toFile(picture);
  };
  /** As it covers the right of the sheet. */
  const whole = wholeMark({ width, height, x: 0, y: 0 }, { width: 516, height: 630 });

  test.each([
    ['left', 0.05],
    ['top-left', 0.05],
    ['center', 0.5],
    ['right', 0.95],
    ['bottom-right', 0.95],
  ] as const)('keeps what is wanted: %s', async (focus, x) => {
    await take(x, 0.5);
    const image = await drawShareImage({ ...CARD, picture, focus });
    expect(await markedPixels(image)).toBeGreaterThan(0.8 * whole);
  });

  test.each([0.05, 0.5, 0.95])('keeps what draws the eye, at %d of the width', async (x) => {
    await take(x, 0.5);
    const image = await drawShareImage({ ...CARD, picture });
    expect(await markedPixels(image)).toBeGreaterThan(0.8 * whole);
  });

  test('says nothing of where and by whom the picture was taken', async () => {
    await take(0.5, 0.5);
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    expect(
      (await sharp(await drawShareImage({ ...CARD, picture })).metadata()).exif,
    ).toBeUndefined();
  });
});

describe('Between two builds', () => {
  const cache = join(folder, 'cache');
  const flat = { ...CARD, picture: undefined };

  test('an image is taken from the cache, which holds it under its digest', async () => {
    const first = await readOrDrawShareImage(flat, cache);
    expect(readdirSync(cache)).toEqual([shareImageDigest(flat)]);
    expect(first).toEqual(await drawShareImage(flat));
    writeFileSync(join(cache, shareImageDigest(flat)), 'From an earlier build');
    expect(String(await readOrDrawShareImage({ ...flat }, cache))).toBe('From an earlier build');
  });

  test('two pages that show the same are drawn side by side', async () => {
    const same = { ...flat, title: 'Deux fois le même' };
    const images = await Promise.all(
      Array.from({ length: 24 }, () => readOrDrawShareImage(same, cache)),
    );
    expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(1);
    expect(readdirSync(cache)).toContain(shareImageDigest(same));
    expect(readdirSync(cache).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each([
    { title: 'Autre' },
    { picture: 'tests/content/portfolio/tisserand.jpg' },
    { focus: 'bottom' as const },
  ])('another card has another digest: %j', (change) => {
    expect(shareImageDigest({ ...CARD, ...change })).not.toBe(shareImageDigest(CARD));
    expect(shareImageDigest({ ...CARD })).toBe(shareImageDigest(CARD));
  });
});
