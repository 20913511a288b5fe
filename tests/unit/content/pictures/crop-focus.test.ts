import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { detectFocusEdges, cropFocus } from '@/content/pictures/crop-focus.server.ts';
import { markedPicture } from '../../../support/marked-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'regard-'));
const ROW = 4 / 3;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(name: string, picture: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, picture);
  return path;
}

/** A picture as Astro imports it. */
async function imported(size: { width: number; height: number }, x: number, y: number) {
  const name = `${size.width}-${size.height}-${x}-${y}.png`;
  const fsPath = written(name, await markedPicture({ ...size, x, y }));
  return { src: name, format: 'png' as const, ...size, fsPath };
}

const WIDE = { width: 900, height: 300 };
const UPRIGHT = { width: 400, height: 600 };

describe('§7 Images: without a word of the owner a crop keeps', () => {
  test.each([
    ['the left of a wide picture', WIDE, 0.1, 0.5, 'left'],
    ['the right of a wide picture', WIDE, 0.9, 0.5, 'right'],
    ['the middle of a wide picture', WIDE, 0.5, 0.5, undefined],
    ['the top of an upright picture', UPRIGHT, 0.5, 0.1, 'top'],
    ['the bottom of an upright picture', UPRIGHT, 0.5, 0.9, 'bottom'],
    ['the middle of an upright picture', UPRIGHT, 0.5, 0.5, undefined],
    ['all of one that nothing cuts', { width: 400, height: 300 }, 0.1, 0.1, undefined],
  ])('%s', async (_what, size, x, y, expected) => {
    const src = await imported(size, x, y);
    expect(await cropFocus({ src, alt: '' }, size, ROW)).toBe(expected);
  });

  test('what is seen once a picture is turned as it was taken', async () => {
    const lying = await markedPicture({ ...WIDE, x: 0.1, y: 0.5 });
    const turned = sharp(lying).jpeg().withMetadata({ orientation: 6 });
    expect(await detectFocusEdges(written('tournee.jpg', await turned.toBuffer()))).toMatchObject({
      vertical: 'top',
    });
  });
});

describe('§7 Images: the owner says what a crop keeps', () => {
  test('whatever the eye is drawn to', async () => {
    const src = await imported(UPRIGHT, 0.5, 0.9);
    expect(await cropFocus({ src, alt: '', focalPoint: 'top-left' }, UPRIGHT, ROW)).toBe(
      'top-left',
    );
    expect(await cropFocus({ src, alt: '', focalPoint: 'center' }, UPRIGHT, ROW)).toBeUndefined();
  });

  test('of a picture of another host too', async () => {
    const src = 'https://images.pexels.com/photos/1/a.jpg';
    expect(await cropFocus({ src, alt: '', focalPoint: 'bottom' }, UPRIGHT, ROW)).toBe('bottom');
    expect(await cropFocus({ src, alt: '' }, UPRIGHT, ROW)).toBeUndefined();
  });
});
