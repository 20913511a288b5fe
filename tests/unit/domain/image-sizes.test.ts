import { describe, expect, test } from 'vitest';
import { IMAGE_QUALITY, IMAGE_WIDTHS } from '@/domain/image-sizes.ts';

describe('§7 Images requested with w and q', () => {
  test('widths and quality are those of the spec', () => {
    expect(IMAGE_WIDTHS).toEqual([400, 800, 1200]);
    expect(IMAGE_QUALITY).toEqual({ webp: 80, avif: 60 });
  });
});
