import { describe, expect, test } from 'vitest';
import { fitStillSize, videoStillSource } from '@/features/portfolio/video-still.ts';

describe('§7 Video thumbnails', () => {
  test('come from the host, or from the file itself', () => {
    expect(videoStillSource('https://youtu.be/aqz-KE-bpKQ')).toEqual({
      kind: 'image',
      src: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
    });
    expect(videoStillSource('/videos/video.mp4')).toEqual({
      kind: 'frame',
      src: '/videos/video.mp4',
    });
  });
});

describe('§9 Video thumbnail capture: at most 320 × 180', () => {
  test.each([
    [1920, 1080, 320, 180],
    [1080, 1920, 101, 180],
    [3000, 100, 320, 11],
    [160, 90, 160, 90],
    [90000, 1, 320, 1],
  ])('%i × %i becomes %i × %i', (width, height, deltaX, down) => {
    expect(fitStillSize(width, height)).toEqual({ width: deltaX, height: down });
  });

  test.each([
    [0, 0],
    [NaN, 10],
  ])('a video without a picture (%d × %d) is refused', (width, height) => {
    expect(() => fitStillSize(width, height)).toThrow(RangeError);
  });
});
