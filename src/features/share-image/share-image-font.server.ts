import { readFileSync } from 'node:fs';
import opentype, { type Step } from 'opentype.js';
import { memoize } from '@/lib/memoize.ts';

/** Content of the font file of Besley Bold. Share images draw its outlines, whatever fonts the machine has. */
export const FONT_FILE = readFileSync('src/styles/fonts/besley-bold.ttf');

const font = opentype.parse(new Uint8Array(FONT_FILE).buffer);

/**
 * Replacements of characters that the font lacks. None of them allows a line break, as lines break only at ordinary
 * spaces.
 */
const CHARACTER_SUBSTITUTES: Readonly<Record<string, string>> = {
  '\u202f': '\u2009',
  '\u2011': '-',
  '\u00ad': '',
};

const SPACE_WIDTH = font.getAdvanceWidth(' ', 1);

// Titles share words, and a title is measured many times before it fits.
const wordWidth = memoize((word: string) => font.getAdvanceWidth(word, 1));

/** Returns the width of a text, in ems. */
export function textWidth(text: string): number {
  const words = text.split(' ').map(wordWidth);
  return words.reduce((sum, width) => sum + SPACE_WIDTH + width, -SPACE_WIDTH);
}

/**
 * Renders a line of text as an SVG path.
 *
 * @param text as `toDrawableText` returns it.
 * @param x left edge, in pixels.
 * @param y baseline, in pixels.
 * @param size font size, in pixels.
 */
export function textPath(text: string, x: number, y: number, size: number): string {
  return `<path d="${font.getPath(text, x, y, size).commands.map(toPathCommand).join('')}"/>`;
}

/** Writes a command of an SVG path. The font library's own function writes « NaN » for some nearly whole numbers. */
function toPathCommand({ type, ...points }: Step): string {
  return (
    type +
    Object.values<number>(points)
      .map((value) => value.toFixed(1))
      .join(' ')
  );
}

/**
 * Limits a text to the characters of the font: an accented letter that it lacks loses its accent, and any other
 * character (an emoji, say) is left out, rather than drawn as an empty box.
 */
export function toDrawableText(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map(
      (character) =>
        CHARACTER_SUBSTITUTES[character] ??
        [character, character.normalize('NFD').charAt(0)].find((variant) =>
          font.hasChar(variant),
        ) ??
        '',
    )
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
