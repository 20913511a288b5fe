import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitTitle, type TitleBox } from '@/features/share-image/fit-title.ts';
import { textWidth, toDrawableText } from '@/features/share-image/share-image-font.server.ts';

const BOX: TitleBox = { width: 520, height: 330, sizes: [92, 60, 35], lineHeight: 1.12 };

/** As if every letter were half an em wide. */
const half = (text: string) => text.length / 2;

describe('The title of a share image', () => {
  test('a short one takes the largest letters', () => {
    expect(fitTitle('Portfolio', BOX, half)).toEqual({ size: 92, lines: ['Portfolio'] });
  });

  test('its lines are about as long as each other', () => {
    const { lines } = fitTitle('aaaa bbbb cc', BOX, half);
    expect(lines).toEqual(['aaaa', 'bbbb cc']);
  });

  test('one that is too long is cut, and a word that is wider than a line is broken', () => {
    const { size, lines } = fitTitle('x'.repeat(900), BOX, half);
    expect({ size, count: lines.length }).toEqual({ size: 35, count: 8 });
    expect(lines.at(-1)).toMatch(/^x+…$/);
  });

  test('none never leaves its place, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const { size, lines } = fitTitle(toDrawableText(title), BOX, textWidth);
        expect(lines.length * size * BOX.lineHeight).toBeLessThanOrEqual(BOX.height);
        for (const line of lines)
          expect(textWidth(line) * size).toBeLessThanOrEqual(BOX.width + 0.01);
      }),
    );
  });
});

describe('What the font can write', () => {
  test('French in full, with its no-break spaces', () => {
    expect(toDrawableText('Œuvre « à l’été »\u202f: ça\u00a0va…')).toBe(
      'Œuvre « à l’été »\u2009: ça\u00a0va…',
    );
  });

  test('an unknown accent goes, and so does what has no letter', () => {
    expect(toDrawableText('ǎ 🎉 بيروت fin')).toBe('a fin');
  });
});
