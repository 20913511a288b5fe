import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { cachedShareImage } from '@/publish/share-image/cached.ts';
import { drawShareImage } from '@/publish/share-image/draw.ts';

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
    ['with a picture', CARD],
    ['without one', { ...CARD, picture: undefined }],
    ['without a word', { kicker: '', title: '', name: '', profession: '' }],
  ])('%s is a JPEG of 1200 × 630', async (_, card) => {
    const { format, width, height } = await sharp(await drawShareImage(card)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('loses quality before it is refused, in one French line that names the picture', async () => {
    const { length } = await drawShareImage(CARD);
    expect((await drawShareImage(CARD, length - 1)).length).toBeLessThan(length);
    await expect(drawShareImage(CARD, 9000)).rejects.toThrow(
      /^tests\/content\/portfolio\/marche-mokolo\.jpg : l’image de partage « Un titre » dépasse 9 ko ; choisissez .+\.$/,
    );
  });
});

describe('Between two builds', () => {
  test('an image is kept as long as nothing in it changes, and one alone', async () => {
    const first = await cachedShareImage(CARD, folder);
    const [kept] = readdirSync(folder);
    expect(await cachedShareImage({ ...CARD }, folder)).toEqual(first);
    expect(readdirSync(folder)).toEqual([kept]);

    for (const change of [
      { title: 'Autre' },
      { picture: 'tests/content/portfolio/tisserand.jpg' },
    ]) {
      expect(await cachedShareImage({ ...CARD, ...change }, folder)).not.toEqual(first);
      expect(readdirSync(folder)).toHaveLength(1);
      expect(readdirSync(folder)).not.toContain(kept);
    }
  });
});
