import { readFileSync } from 'node:fs';
import opentype, { type Step } from 'opentype.js';
import { memoize } from '@/lib/memoize.ts';

/** Besley in bold: the letters of a share image are drawn from it, whatever fonts the machine has. */
export const FONT_FILE = readFileSync('src/styles/fonts/besley-bold.ttf');

const font = opentype.parse(new Uint8Array(FONT_FILE).buffer);

/** French no-break space and hyphen: lines are broken at ordinary spaces alone, so that these hold too. */
const CHARACTER_SUBSTITUTES: Readonly<Record<string, string>> = {
  '\u202f': '\u2009',
  '\u2011': '-',
  '\u00ad': '',
};

const SPACE_WIDTH = font.getAdvanceWidth(' ', 1);

/** Titles share words, and a title is measured many times before it fits. */
const wordWidth = memoize((word: string) => font.getAdvanceWidth(word, 1));

/** How wide a text is, in ems. */
export function textWidth(text: string): number {
  const words = text.split(' ').map(wordWidth);
  return words.reduce((sum, width) => sum + SPACE_WIDTH + width, -SPACE_WIDTH);
}

/**
 * A line of text as an SVG path.
 *
 * @param text what the font can write.
 * @param x where it starts, in pixels.
 * @param y its baseline, in pixels.
 * @param size of the letters, in pixels.
 */
export function textPath(text: string, x: number, y: number, size: number): string {
  return `<path d="${font.getPath(text, x, y, size).commands.map(toPathCommand).join('')}"/>`;
}

/** The library's own writing of a path says « NaN » for some numbers that are nearly whole. */
function toPathCommand({ type, ...points }: Step): string {
  return (
    type +
    Object.values<number>(points)
      .map((value) => value.toFixed(1))
      .join(' ')
  );
}

/**
 * What the font can write of a text: an accented letter that it lacks loses its accent, and any other
 * character (an emoji, say) is left out, since an empty box would stand in its place.
 */
export function toDrawableText(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map(
      (character) =>
        CHARACTER_SUBSTITUTES[character] ??
        [character, character.normalize('NFD').charAt(0)].find((one) => font.hasChar(one)) ??
        '',
    )
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
