/** Shift into plane 15 of Unicode, for private use: Pagefind takes no such character for a letter. */
const PRIVATE_USE_OFFSET = 0xf0000;

/** Invisible « word joiner »: follows « oe » where the text has the ligature « œ ». */
const LIGATURE_MARK = '\u2060';

/** An elided word. « n’ » and « m’ » aren't: names begin with them (N’Djamena), and nobody looks for what else they precede. */
const ELISION = /(^|[^\p{L}\p{N}])((?:[cdjlst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’])(?=\p{L})/giu;

/**
 * Encodes a text for Pagefind, which splits words at spaces alone: « l’eau » is indexed as « eau », and « cœur » as
 * « coeur », as phones write it.
 */
export const encodeElisions = (text: string) =>
  text
    .replaceAll(
      ELISION,
      (_all, before: string, elided: string) => `${before}${shiftCodePoints(elided, 1)} `,
    )
    .replaceAll('œ', `oe${LIGATURE_MARK}`)
    .replaceAll('Œ', `OE${LIGATURE_MARK}`);

/** Restores the original of a text that `encodeElisions` returned. */
export const decodeElisions = (text: string) =>
  text
    .replaceAll(`oe${LIGATURE_MARK}`, 'œ')
    .replaceAll(`OE${LIGATURE_MARK}`, 'Œ')
    .replaceAll(/([\u{F0000}-\u{FFFFD}]+) ?/gu, (_all, elided: string) =>
      shiftCodePoints(elided, -1),
    );

const shiftCodePoints = (text: string, direction: 1 | -1) =>
  Array.from(text, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) + direction * PRIVATE_USE_OFFSET),
  ).join('');

/** Words of every text: leaving them out of a query saves fetching the long list of each « de ». */
const STOP_WORDS = new Set(
  'à au aux avec ce ces cet cette dans de des du elle en et il ils je la le les leur leurs mais ne on ou où par pas pour que qui sa se ses son sur un une'.split(
    ' ',
  ),
);

/** Punctuation inside a compound: its parts are looked for one by one, so that « moto-taxi » matches « motos-taxis ». */
const WORD_SEPARATOR = /(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}\s'’"«»“”]+(?=[\p{L}\p{N}])/gu;

/** A query wholly between quotation marks, of whatever kind. */
const QUOTED_PHRASE = /^["«“”]\s*(.+?)\s*["»“”]$/u;

/**
 * Prepares a visitor's query for Pagefind: removes elided words and stop words. A quoted phrase keeps its stop words, in
 * their order.
 */
export function cleanQuery(query: string): string {
  const plain = query.replaceAll(ELISION, '$1').replaceAll('œ', 'oe').replaceAll('Œ', 'OE').trim();
  const phrase = QUOTED_PHRASE.exec(plain)?.[1];
  if (phrase !== undefined) return `"${phrase}"`;
  const words = plain.replaceAll(WORD_SEPARATOR, ' ').split(/\s+/);
  const keywords = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return (keywords.length > 0 ? keywords : words).join(' ');
}

/** Splits a text into words as Pagefind does; each keeps the space that follows it. */
export const splitWords = (text: string) => text.match(/\S+\s*/g) ?? [];

/** Share of a word's letters with which another form of it must begin: « journaux », « journal ». */
const MIN_SHARED_PREFIX = 0.6;
const MIN_PREFIX_LETTERS = 3;

/**
 * Finds the words of a query that match nothing in the results. Pagefind shortens a word that no text has until some
 * text has its beginning: for « cheval » it would find « chez ».
 *
 * @param words of the query, separated by spaces.
 * @param foundWords that the results contain.
 */
export function findMissingWords(words: string, foundWords: readonly string[]): string[] {
  // « Motos-taxis » is two words, and may be written as one.
  const foundParts = foundWords.map(normalizedParts).flatMap((all) => [...all, all.join('')]);
  const isFound = (letters: string) => {
    const length = Math.max(
      Math.min(letters.length, MIN_PREFIX_LETTERS),
      Math.ceil(letters.length * MIN_SHARED_PREFIX),
    );
    return foundParts.some((part) => part.startsWith(letters.slice(0, length)));
  };
  return words.split(/\s+/).filter((word) => !normalizedParts(word).every(isFound));
}

/** Splits a word at its punctuation, and removes accents and capitals. */
const normalizedParts = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}\u2060]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
