import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { drawShareImage } from '@/publish/share-image/draw.ts';
import { keptShareImage } from '@/publish/share-image/kept.ts';
import { drawInThread } from '@/publish/share-image/threads.ts';
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

  test('loses quality before it is refused, in one French line that names the picture', async () => {
    const { length } = await drawShareImage(CARD);
    expect((await drawShareImage(CARD, length - 1)).length).toBeLessThan(length);
    await expect(drawShareImage(CARD, 9000)).rejects.toThrow(
      /^tests\/content\/portfolio\/marche-mokolo\.jpg : l’image de partage « Un titre » dépasse 9 ko ; choisissez .+\.$/,
    );
  });
});

describe('In threads', () => {
  const flat = { ...CARD, picture: undefined };

  test('images are what they are when drawn one by one', async () => {
    const cards = ['Un', 'Deux', 'Trois'].map((title) => ({ ...flat, title }));
    const together = await Promise.all(cards.map(drawInThread));
    for (const [at, card] of cards.entries())
      expect(Buffer.from(together[at] ?? []).equals(await drawShareImage(card))).toBe(true);
  });

  test('one that can’t be drawn spoils none of the others', async () => {
    const lost = drawInThread({ ...CARD, picture: 'perdu.jpg' });
    const sound = drawInThread(flat);
    await expect(lost).rejects.toThrow('perdu.jpg');
    expect((await sharp(await sound).metadata()).format).toBe('png');
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
    ['gauche', 0.05],
    ['haut-gauche', 0.05],
    ['centre', 0.5],
    ['droite', 0.95],
    ['bas-droite', 0.95],
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
  const kept = join(folder, 'kept');
  const refuse = () => Promise.reject(new Error('It is drawn again.'));

  test('an image is kept as long as nothing in it changes', async () => {
    const first = await keptShareImage(CARD, kept, drawShareImage);
    expect((await sharp(first).metadata()).format).toBe('jpeg');
    expect(await keptShareImage({ ...CARD }, kept, refuse)).toBe(first);
    for (const change of [
      { title: 'Autre' },
      { picture: 'tests/content/portfolio/tisserand.jpg' },
      { focus: 'bas' as const },
    ])
      await expect(keptShareImage({ ...CARD, ...change }, kept, refuse)).rejects.toThrow();
  });
});
