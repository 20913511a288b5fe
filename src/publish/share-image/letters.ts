import { readFileSync } from 'node:fs';
import opentype, { type Glyph } from 'opentype.js';
import { memoize } from '../../domain/memoize.ts';

/** Besley in bold: the letters of a share image are drawn from it, whatever fonts the machine has. */
export const FONT_FILE = readFileSync('src/styles/fonts/besley-bold.ttf');

const font = opentype.parse(new Uint8Array(FONT_FILE).buffer);

/** French no-break space and hyphen: lines are broken at ordinary spaces alone, so that these hold too. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '\u202f': '\u2009',
  '\u2011': '-',
  '\u00ad': '',
};

const SPACE = font.getAdvanceWidth(' ', 1);

/** How wide a text is, in ems. */
export function textWidth(text: string): number {
  const words = text.split(' ');
  return words.reduce((sum, word) => sum + wordWidth(word), (words.length - 1) * SPACE);
}

/** One letter of a text. */
export interface Letter {
  glyph: Glyph;
  /** Where it starts, in ems from the start of the text. */
  x: number;
}

/** The letters of a text, with the spaces between some pairs that the font asks for. */
export function lettersOf(text: string): Letter[] {
  let start = 0;
  return text.split(' ').flatMap((word) => {
    const letters = wordLetters(word).map(({ glyph, x }) => ({ glyph, x: start + x }));
    start += wordWidth(word) + SPACE;
    return letters;
  });
}

/** Titles share words, and a title is measured many times before it fits. */
const wordWidth = memoize((word: string) => font.getAdvanceWidth(word, 1));

const wordLetters = memoize((word: string) => {
  const letters: Letter[] = [];
  font.forEachGlyph(word, 0, 0, 1, undefined, (glyph, x) => letters.push({ glyph, x }));
  return letters;
});

/**
 * What the font can write of a text: an accented letter that it lacks loses its accent, and any other
 * character (an emoji, say) is left out, since an empty box would stand in its place.
 */
export function writable(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map(
      (character) =>
        SUBSTITUTES[character] ??
        [character, character.normalize('NFD').charAt(0)].find(hasLetter) ??
        '',
    )
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function hasLetter(character: string): boolean {
  return font.hasChar(character);
}
