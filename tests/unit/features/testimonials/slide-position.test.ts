import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slideIndexAt, slideScrollLeft } from '@/features/testimonials/slide-position.ts';

const slides = fc
  .integer({ min: 1, max: 40 })
  .chain((count) => fc.record({ count: fc.constant(count), index: fc.nat(count - 1) }));

describe('§4 Testimonials carousel: scrolling', () => {
  test('container width divided by the number of testimonials times the index', () => {
    expect(slideScrollLeft(3600, 6, 0)).toBe(0);
    expect(slideScrollLeft(3600, 6, 4)).toBe(2400);
  });

  test('a scroll position shows the nearest testimonial', () => {
    expect(slideIndexAt(299, 3600, 6)).toBe(0);
    expect(slideIndexAt(301, 3600, 6)).toBe(1);
    expect(slideIndexAt(-80, 3600, 6)).toBe(0);
    expect(slideIndexAt(9000, 3600, 6)).toBe(5);
  });

  test('reading a position undoes setting it, even rounded to pixels', () => {
    fc.assert(
      fc.property(slides, fc.integer({ min: 200, max: 2000 }), ({ count, index }, width) => {
        const position = slideScrollLeft(width * count, count, index);
        expect(slideIndexAt(Math.floor(position), width * count, count)).toBe(index);
      }),
    );
  });
});
