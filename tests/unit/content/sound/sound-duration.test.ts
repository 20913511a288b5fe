import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSoundFile, soundDuration } from '@/content/sound/sound-file.server.ts';

const OWN_SOUND = '/sons/radio-mbam-matin.mp3';

/** Makes frames of an MP3, which are empty but for their header. */
function mp3Frames(header: number, length: number, count: number): Buffer {
  const frame = Buffer.alloc(length);
  frame.writeUInt32BE(header);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

/** A hundred frames of MPEG-1, 44,1 kHz and 128 kbit/s. */
const mp3 = mp3Frames(0xff_fb_90_64, 417, 100);

/** Makes a box of an MP4 file. */
function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(8), ...content]);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(type, 4, 'latin1');
  return bytes;
}

/** The header of a movie that lasts 90 s, with durations of 32 or of 64 bits. */
function movieHeader(isLong: boolean): Buffer {
  const content = Buffer.alloc(100);
  content.writeUInt8(isLong ? 1 : 0);
  content.writeUInt32BE(1000, isLong ? 20 : 12);
  if (isLong) content.writeBigUInt64BE(90_000n, 24);
  else content.writeUInt32BE(90_000, 16);
  return box('mvhd', content);
}

const m4a = (isLong = false) =>
  Buffer.concat([
    box('ftyp', Buffer.from('M4A ')),
    box('mdat', Buffer.alloc(50)),
    box('moov', box('free'), movieHeader(isLong)),
  ]);

/** Makes the header of a page of an Ogg file, and what it holds. */
function oggPage(position: bigint, content: string): Buffer {
  const header = Buffer.alloc(27);
  header.write('OggS', 'latin1');
  header.writeBigInt64LE(position, 6);
  return Buffer.concat([header, Buffer.from(content, 'latin1')]);
}

/** The samples before the first that is heard are 312: `\x38\x01`. */
const opus = Buffer.concat([
  oggPage(0n, 'OpusHead\x01\x01\x38\x01'),
  oggPage(48_000n, ''),
  oggPage(480_312n, ''),
]);

describe('§11 An article that can be heard: how long it is', () => {
  test.each([
    ['an MP3', mp3, 'mp3', 2.61],
    ['one of MPEG-2', mp3Frames(0xff_f3_44_c4, 96, 50), 'mp3', 1.2],
    ['one with padded frames', mp3Frames(0xff_fb_92_64, 418, 100), 'mp3', 2.61],
    [
      'one behind a tag that looks like a frame',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x03\x21'), mp3.subarray(0, 417), mp3]),
      'mp3',
      2.61,
    ],
    ['one with something else behind it', Buffer.concat([mp3, Buffer.from('TAG')]), 'mp3', 2.58],
    ['an M4A', m4a(), 'm4a', 90],
    ['an M4A of long numbers', m4a(true), 'm4a', 90],
    ['an Opus', opus, 'opus', 10],
  ])('%s', (_which, file, ending, seconds) => {
    expect(soundDuration(file, ending)).toBeCloseTo(seconds, 1);
  });

  test.each([
    ['a picture', readFileSync('public/favicon.svg'), 'mp3'],
    ['a film', readFileSync('public/videos/lumiere-du-soir.mp4'), 'mp3'],
    ['an MP3 under another ending', mp3, 'm4a'],
    ['another one', mp3, 'opus'],
    ['an M4A that is cut short', m4a().subarray(0, -90), 'm4a'],
    ['one of nothing', box('moov', box('mvhd', Buffer.alloc(100))), 'm4a'],
    ['a box of no size', Buffer.from('\0\0\0\x02free\0\0\0\0', 'latin1'), 'm4a'],
    ['an empty file', Buffer.alloc(0), 'opus'],
    ['another kind', mp3, 'wav'],
  ])('of %s nobody knows', (_which, file, ending) => {
    expect(soundDuration(file, ending)).toBeUndefined();
  });

  test('a file of the site is read, with its size', async () => {
    const { seconds, bytes } = await readSoundFile(OWN_SOUND);
    expect(seconds).toBeCloseTo(6.48, 2);
    expect(bytes).toBe(readFileSync(`public${OWN_SOUND}`).length);
    await expect(readSoundFile('/sons/absent.mp3')).rejects.toThrow(/ENOENT/);
  });
});
