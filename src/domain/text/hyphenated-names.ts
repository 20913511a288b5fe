/** Longer names may have to break where a line is short. */
const LONGEST = 24;

/** « Biyem-Assi », « Marie-Claire »: parts joined by hyphens, the first with a capital. */
const NAME = /(\p{Lu}[\p{L}’]*(?:-[\p{L}’]+)+)/u;

/**
 * Finds the names that no line should break at their hyphen.
 *
 * @param text of any length.
 * @returns its pieces in order: what is no name first, then a name, and so on by turns.
 */
export function hyphenatedNames(text: string): string[] {
  const pieces = [''];
  for (const [index, piece] of text.split(NAME).entries()) {
    const isName = index % 2 === 1 && piece.length <= LONGEST;
    if (isName) pieces.push(piece, '');
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}
