import { describe, expect, test } from 'vitest';
import { fitStillSize } from '@/features/portfolio/VideoThumbnail.tsx';

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
