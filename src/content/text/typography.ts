/** A sign before which French puts a space, where it ends a word and not the start of something else. */
const BEFORE_SIGN = /(?<=\S) +(?=[:;!?%]+(?:[\s.…,»”’"')\]*_~]|$))/gm;
const BEFORE_CLOSING = /(?<=\S) +(?=»)/g;
const AFTER_OPENING = /(?<=«) +(?=\S)/g;

/**
 * A French text of which no line begins with « : » or ends with an opening guillemet: a keyboard writes an ordinary space
 * there, at which a line may be broken. The narrow one stands before a sign, as in the texts of the site itself.
 *
 * @param text plain, or with the formatting of an article.
 */
export const frenchSpaces = (text: string): string =>
  text
    .replaceAll(BEFORE_SIGN, '\u202f')
    .replaceAll(BEFORE_CLOSING, '\u00a0')
    .replaceAll(AFTER_OPENING, '\u00a0');

/** Longer names may have to break where a line is short. */
const LONGEST = 24;

const WORD = /([\p{L}’-]+)/u;

/** « Biyem-Assi », « d’Abong-Mbang »: parts joined by hyphens, one with a capital. */
const isName = (word: string) =>
  word.length <= LONGEST && word.includes('-') && /\p{Lu}/u.test(word);

/**
 * Finds the names that no line should break at their hyphen.
 *
 * @param text of any length.
 * @returns its pieces in order: what is no name first, then a name, and so on by turns.
 */
export function hyphenatedNames(text: string): string[] {
  const pieces: string[] = [];
  let rest = '';
  for (const piece of text.split(WORD))
    if (isName(piece)) {
      pieces.push(rest, piece);
      rest = '';
    } else rest += piece;
  return [...pieces, rest];
}
