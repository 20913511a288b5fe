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
