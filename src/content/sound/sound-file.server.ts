import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { memoize } from '../../lib/memoize.ts';
import { soundExtension, type SoundFile } from './sound.ts';

/**
 * Reads the size and the duration of a sound file in `public/`, and reads them again only when the file has changed.
 *
 * @param src URL path of the sound, as the content gives it: « /sons/… ».
 * @throws Error when there is no such file.
 */
export async function readSoundFile(src: string): Promise<SoundFile> {
  const path = join('public', src);
  const { size, mtimeMs } = await stat(path);
  return readVersion({ path, version: `${mtimeMs} ${size}` });
}

const readVersion = memoize(
  async ({ path }: { path: string; version: string }): Promise<SoundFile> => {
    const file = await readFile(path);
    return { seconds: soundDuration(file, soundExtension(path)), bytes: file.length };
  },
  { key: ({ path, version }) => `${path} ${version}` },
);

/**
 * Computes the duration of a sound in seconds.
 *
 * @param ending of its file: « mp3 », « m4a » or « opus ».
 * @returns undefined for a damaged file, or one of another kind than its ending says.
 */
export function soundDuration(file: Buffer, ending: string): number | undefined {
  try {
    const seconds = DURATION_READERS[ending]?.(file) ?? 0;
    return seconds > 0 ? seconds : undefined;
  } catch (error) {
    // A field lies behind the end of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const DURATION_READERS: Record<string, (file: Buffer) => number | undefined> = {
  mp3: mp3Duration,
  m4a: m4aDuration,
  opus: opusDuration,
};

/**
 * Returns the duration of an MP3 file in seconds, by adding up its frames, because not every MP3 has a header with its
 * duration.
 */
function mp3Duration(file: Buffer): number {
  let seconds = 0;
  let offset = id3Length(file);
  while (offset + FRAME_HEADER_LENGTH <= file.length) {
    const frame = readMp3Frame(file, offset);
    const end = offset + (frame?.length ?? 0);
    // Other bytes may look like the header of a frame, but no other frame follows them.
    if (frame && (end >= file.length || readMp3Frame(file, end))) {
      seconds += frame.seconds;
      offset = end;
    } else offset++;
  }
  return seconds;
}

/** Returns the length in bytes of the ID3 tag before the first frame of an MP3, which is skipped (ID3v2.4, section 3.1). */
function id3Length(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + [...file.subarray(6, 10)].reduce((length, byte) => length * 128 + byte, 0);
}

const FRAME_HEADER_LENGTH = 4;

/** Bit rates of MP3 in kbit/s, by the index in a frame's header: MPEG-1, and MPEG-2 and 2.5 (ISO 11172-3, 13818-3). */
const MPEG1_RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG2_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Sampling rates of MPEG-1 in Hz, by the index in a frame's header, and the divisors for all MPEG versions, by two bits. */
const SAMPLING_RATES = [44_100, 48_000, 32_000];
const VERSION_DIVISORS = [4, undefined, 2, 1];

function readMp3Frame(
  file: Buffer,
  offset: number,
): { length: number; seconds: number } | undefined {
  if (offset + FRAME_HEADER_LENGTH > file.length) return undefined;
  const header = file.readUInt32BE(offset);
  const isLayer3 = (header & 0xff_e6_00_00) >>> 0 === 0xff_e2_00_00;
  const divisor = VERSION_DIVISORS[(header >>> 19) & 3];
  const samplingRate = SAMPLING_RATES[(header >>> 10) & 3];
  if (!isLayer3 || divisor === undefined || samplingRate === undefined) return undefined;
  const rates = divisor === 1 ? MPEG1_RATES : MPEG2_RATES;
  const rate = rates[(header >>> 12) & 15];
  if (!rate) return undefined;
  const samples = divisor === 1 ? 1152 : 576;
  const seconds = (samples * divisor) / samplingRate;
  return { length: Math.floor(rate * 125 * seconds) + ((header >>> 9) & 1), seconds };
}

/** Returns the duration of an M4A file in seconds, from the header of its movie (ISO 14496-12, section 8.2.2). */
function m4aDuration(file: Buffer): number | undefined {
  const movie = findBox(file, 'moov');
  const header = movie && findBox(movie, 'mvhd');
  if (!header) return undefined;
  const isLong = header.readUInt8(0) === 1;
  const timescale = header.readUInt32BE(isLong ? 20 : 12);
  return (isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)) / timescale;
}

/** Returns the content of the first box of a type in an M4A file or in another box (ISO 14496-12, section 4.2). */
function findBox(bytes: Buffer, type: string): Buffer | undefined {
  for (let offset = 0; offset + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(offset);
    const isLong = size === 1;
    const length = isLong ? Number(bytes.readBigUInt64BE(offset + 8)) : size || bytes.length;
    const start = offset + (isLong ? 16 : 8);
    if (bytes.toString('latin1', offset + 4, offset + 8) === type)
      return bytes.subarray(start, offset + length);
    if (length < 8) return undefined;
    offset += length;
  }
  return undefined;
}

const OPUS_SAMPLING_RATE = 48_000;

/**
 * Returns the duration of an Opus file in seconds: the position of its last page, less the samples that are skipped at
 * the start (RFC 7845, section 4).
 */
function opusDuration(file: Buffer): number | undefined {
  const head = file.indexOf('OpusHead');
  const lastPage = file.lastIndexOf('OggS');
  if (head === -1 || lastPage === -1) return undefined;
  const position = Number(file.readBigInt64LE(lastPage + 6));
  return (position - file.readUInt16LE(head + 10)) / OPUS_SAMPLING_RATE;
}
