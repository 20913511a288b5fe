/** How much of a word's beginning another form of it has, of one: « journaux », « journal ». */
const SHARED = 0.6;
/** How many letters it has at least, where the word has as many. */
const LEAST = 3;

/**
 * The words that nothing of what was found has to do with. Pagefind looks for ever shorter beginnings of a word that no
 * text has, until one is there: for « cheval » it would find « chez ».
 *
 * @param words that were looked for, parted by spaces.
 * @param found words that the results have.
 */
export function unfound(words: string, found: readonly string[]): string[] {
  // « Motos-taxis » is two words, and may be written as one.
  const parts = found.map(partsOf).flatMap((all) => [...all, all.join('')]);
  const isThere = (letters: string) => {
    const length = Math.max(Math.min(letters.length, LEAST), Math.ceil(letters.length * SHARED));
    return parts.some((part) => part.startsWith(letters.slice(0, length)));
  };
  return words.split(/\s+/).filter((word) => !partsOf(word).every(isThere));
}

/** What stands between the signs of a word, without accents and capitals. */
const partsOf = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}\u2060]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
