import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasRecordedLocation } from '@/commands/verifier/file-rules.ts';

const film = readFileSync('public/videos/lumiere-du-soir.mp4');

/** Adds to a film what a phone writes into it. */
const withBox = (box: string) => Buffer.concat([film, Buffer.from(box, 'latin1')]);

describe('§7 Films: what says where they were made is found', () => {
  test.each([
    ['an Android phone', '\0\0\0\x1e\xa9xyz\0\x12\x15\xc7+03.8700+011.5200/'],
    ['a phone south of the equator', '\xa9xyz\0\x12\x15\xc7-01.6500+013.5800/'],
    ['an iPhone', 'mdtacom.apple.quicktime.location.ISO6709'],
    ['a 3GPP film', '\0\0\0\x30loci\0\0\0\0\x15\xc7'],
  ])('%s', (_what, box) => {
    expect(hasRecordedLocation(withBox(box))).toBe(true);
  });

  test.each(['', '\xa9xyz', 'loci', '\xa9nam\0\x12\x15\xc7+03'])('nothing else: %j', (box) => {
    expect(hasRecordedLocation(withBox(box))).toBe(false);
  });
});
