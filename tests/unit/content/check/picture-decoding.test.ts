import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { diskLookups } from '@/content/check/disk-lookups.server.ts';
import { detectFocusEdges } from '@/content/pictures/crop-focus.server.ts';
import { removeMetadata } from '@/content/pictures/picture-metadata.server.ts';
import { drawShareImage } from '@/features/share-image/draw-share-image.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'decoding-'));
const { imageProblem } = diskLookups(folder, () => Promise.resolve(undefined));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const noise = (width = 320, height = 240) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#c63' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const jpeg = await noise().jpeg().toBuffer();
const progressive = await noise().jpeg({ progressive: true }).toBuffer();
const png = await noise().png().toBuffer();
const scan = jpeg.indexOf(Buffer.from('ffda', 'hex'));
/** The last three bytes of the header of the scan: which coefficients it has, and how precise they are. */
const scanParameters = scan + 2 + jpeg.readUInt16BE(scan + 2) - 3;

const END_OF_IMAGE = Buffer.from('ffd9', 'hex');

const insert = (file: Buffer, at: number, bytes: Buffer) =>
  Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)]);

function withScanParameters(...parameters: number[]): Buffer {
  const file = Buffer.from(jpeg);
  file.set(parameters, scanParameters);
  return file;
}

async function withUnknownColourTransform(): Promise<Buffer> {
  const file = await noise().toColourspace('cmyk').jpeg().toBuffer();
  file[file.indexOf('Adobe') + 11] = 9;
  return file;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG that says it is larger than anything can decode. */
function hugePng(): Buffer {
  const file = Buffer.from(png);
  const header = Buffer.from(file.subarray(16, 29));
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  pngChunk('IHDR', header).copy(file, 8);
  return file;
}

const half = (file: Buffer) => file.subarray(0, file.length >> 1);

test.each<[string, string, Buffer | Promise<Buffer>]>([
  ['a scan that ends at the first coefficient', 'a.jpg', withScanParameters(0, 0, 0)],
  ['a scan that starts at the second coefficient', 'b.jpg', withScanParameters(1, 63, 0)],
  ['a scan of less precision', 'c.jpg', withScanParameters(0, 63, 0x11)],
  ['bytes between two markers', 'd.jpg', insert(jpeg, scan, Buffer.alloc(20))],
  ['filling before a marker', 'e.jpg', insert(jpeg, scan, Buffer.alloc(3, 0xff))],
  ['an unknown colour transform', 'f.jpg', withUnknownColourTransform()],
  [
    'a trailer of a phone',
    'g.jpg',
    Buffer.concat([jpeg, Buffer.from('\0\0\x01\x0aImage_UTC_Data1700000000000SEFHSEFT')]),
  ],
  [
    'a film behind the picture',
    'h.jpg',
    Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(5000, 1)]),
  ],
  ['a trailer behind a PNG', 'j.png', Buffer.concat([png, Buffer.alloc(100, 1)])],
])('a file with %s is a picture, as in browsers', async (_what, name, file) => {
  const path = join(folder, name);
  writeFileSync(path, await file);
  expect(await imageProblem(name)).toBeUndefined();
  // What the build and the verifier do with it.
  await detectFocusEdges(path);
  await drawShareImage({ kicker: '', title: '', name: '', profession: '', picture: path });
  await removeMetadata(readFileSync(path));
});

test.each<[string, string, Buffer]>([
  ['half a JPEG', 'l.jpg', half(jpeg)],
  ['half a JPEG with an end', 'm.jpg', Buffer.concat([half(jpeg), END_OF_IMAGE])],
  ['half a JPEG and zeros', 'n.jpg', Buffer.concat([half(jpeg), Buffer.alloc(5000)])],
  ['half a progressive JPEG', 'o.jpg', half(progressive)],
  ['half a PNG', 'p.png', half(png)],
  ['half a JPEG of a phone', 'q.jpg', half(withScanParameters(0, 0, 0))],
])('%s, which shows half in grey, is refused', async (_what, name, file) => {
  writeFileSync(join(folder, name), file);
  expect(await imageProblem(name)).toBe(
    'est illisible ; enregistrez-la de nouveau en JPEG ou en PNG',
  );
});

test('a picture of too many pixels is said to be too large', async () => {
  writeFileSync(join(folder, 'r.png'), hugePng());
  expect(await imageProblem('r.png')).toBe(
    'a trop de pixels pour le site ; réduisez-la à 6000 pixels au plus de côté',
  );
});

test('a strip 5 pixels wide is a picture', async () => {
  await noise(5, 20_000).toFile(join(folder, 's.png'));
  expect(await imageProblem('s.png')).toBeUndefined();
});
