import { describe, expect, test } from 'vitest';
import {
  formatSoundFacts,
  isoDuration,
  soundExtension,
  articleSound,
} from '@/content/sound/sound.ts';

/** The same with ordinary spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('§11 An article that can be heard: what is said of its sound', () => {
  test.each([
    [400, 3_200_000, '6 min 40 s · 3,2 Mo'],
    [60, 480_000, '1 min · 0,5 Mo'],
    [6.48, 38_973, '6 s · 0,1 Mo'],
    [0.2, 900, '1 s · 0,1 Mo'],
    [59.6, 12_000_000, '1 min · 12 Mo'],
    [3600, 28_800_000, '1 h · 28,8 Mo'],
    [3725, undefined, '1 h 2 min'],
    [undefined, 3_000_000, '3 Mo'],
    [undefined, undefined, ''],
  ])('%s s and %s bytes: « %s »', (seconds, bytes, expected) => {
    const facts = formatSoundFacts({ seconds, bytes });
    expect(plain(facts)).toBe(expected);
    expect(facts.replace('\u00a0· ', '')).not.toContain(' ');
  });

  test.each([
    [6.48, 'PT6S'],
    [400, 'PT6M40S'],
    [3725, 'PT1H2M5S'],
  ])('machines read %s s as %s', (seconds, expected) => {
    expect(isoDuration(seconds)).toBe(expected);
  });
});

describe('§11 An article that can be heard: its sound', () => {
  const audio = 'https://sons.example/a.opus';

  test('one elsewhere is what its owner writes', () => {
    expect(articleSound({ audio, audioDuration: '6:40', audioMegabytes: '3,2' })).toEqual({
      src: audio,
      type: 'audio/ogg',
      seconds: 400,
      bytes: 3_200_000,
    });
    expect(articleSound({ audio, audioDuration: '1:02:05' })?.seconds).toBe(3725);
    expect(articleSound({ audio })).toMatchObject({ seconds: undefined, bytes: undefined });
  });

  test('one of the site is what its file says', () => {
    const file = { seconds: 6.48, bytes: 38_973 };
    expect(articleSound({ audio: '/sons/a.MP3' }, file)).toEqual({
      src: '/sons/a.MP3',
      type: 'audio/mpeg',
      ...file,
    });
    expect(articleSound({})).toBeUndefined();
  });

  test.each([
    ['/sons/a.m4a', 'm4a'],
    ['https://sons.example/a.b.MP3?jeton=1.2', 'mp3'],
    ['https://sons.example/a.opus#t=10', 'opus'],
  ])('%s ends with %s', (src, ending) => {
    expect(soundExtension(src)).toBe(ending);
  });
});
