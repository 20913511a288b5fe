/** Matches the spaces before « : », « ; », « ! », « ? » and « % », which become narrow non-breaking spaces. */
const SPACE_BEFORE_MARK = /(?<=\S) +(?=[:;!?%]+(?:[\s.…,»”’"')\]*_~]|$))/gm;
const SPACE_BEFORE_CLOSING_QUOTE = /(?<=\S) +(?=»)/g;
const SPACE_AFTER_OPENING_QUOTE = /(?<=«) +(?=\S)/g;

/**
 * Replaces ordinary spaces with the non-breaking ones of French typography, so that no line begins with « : » or ends with
 * an opening quotation mark. Before a punctuation mark the space is narrow.
 *
 * @param text plain, or with the formatting marks of an article.
 */
export const applyFrenchSpaces = (text: string): string =>
  text
    .replaceAll(SPACE_BEFORE_MARK, '\u202f')
    .replaceAll(SPACE_BEFORE_CLOSING_QUOTE, '\u00a0')
    .replaceAll(SPACE_AFTER_OPENING_QUOTE, '\u00a0');

/** Matches invisible characters: zero-width spaces, byte order marks, marks of direction, and joiners outside an emoji. */
const INVISIBLE_SIGN =
  /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<![\p{Extended_Pictographic}\ufe0f])\u200d/gu;

/** Removes invisible characters, which come with pasted text and make two words of one. */
export const removeInvisibleCharacters = (text: string): string =>
  text.replaceAll(INVISIBLE_SIGN, '');

/** Removes soft hyphens, which only running text should have. */
export const removeSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');

/** Replaces the spaces of a short text, such as a date or a number, so that no line breaks in it. */
export const makeUnbreakable = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Longest name, in characters, that is kept on one line: a longer one may not fit, so it may break at a hyphen. */
const MAX_NAME_LENGTH = 24;

const WORD = /([\p{L}’-]+)/u;

/** Whether a word is a name such as « Biyem-Assi » or « d’Abong-Mbang »: with a hyphen and a capital. */
const isName = (word: string) =>
  word.length <= MAX_NAME_LENGTH && word.includes('-') && /\p{Lu}/u.test(word);

/**
 * Splits a text at the hyphenated names that no line should break.
 *
 * @returns pieces that alternate: text (possibly empty) at even indexes, names at odd ones.
 */
export function splitAtHyphenatedNames(text: string): string[] {
  const pieces: string[] = [];
  let rest = '';
  for (const piece of text.split(WORD))
    if (isName(piece)) {
      pieces.push(rest, piece);
      rest = '';
    } else rest += piece;
  return [...pieces, rest];
}
