/** How far letters are moved that no index shall have: to where Unicode has none of its own (plane 15). */
const OUT_OF_SIGHT = 0xf0000;

/** Invisible, and in no text of ours: stands behind two letters that are one on the page. */
const JOINT = '\u2060';

/** « n’ » and « m’ » stay: names begin with them (N’Djamena), and what else follows them nobody looks for. */
const ELIDED = /(^|[^\p{L}\p{N}])((?:[cdjlst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’])(?=\p{L})/giu;

/**
 * A text as Pagefind is to index it, which parts words at spaces alone: of « l’eau » it has « eau », and « cœur » as
 * phones write it, « coeur ».
 */
export const asIndexed = (text: string) =>
  text
    .replaceAll(ELIDED, (_all, before: string, elided: string) => `${before}${moved(elided, 1)} `)
    .replaceAll('œ', `oe${JOINT}`)
    .replaceAll('Œ', `OE${JOINT}`);

/** Such a text as it is read. */
export const asRead = (text: string) =>
  text
    .replaceAll(`oe${JOINT}`, 'œ')
    .replaceAll(`OE${JOINT}`, 'Œ')
    .replaceAll(/([\u{F0000}-\u{FFFFD}]+) ?/gu, (_all, elided: string) => moved(elided, -1));

const moved = (text: string, direction: 1 | -1) =>
  Array.from(text, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) + direction * OUT_OF_SIGHT),
  ).join('');

/** In every text: who looks for « acte de naissance » looks for two words, and fetches no list of each « de ». */
const EMPTY = new Set(
  'à au aux avec ce ces cet cette dans de des du elle en et il ils je la le les leur leurs mais ne on ou où par pas pour que qui sa se ses son sur un une'.split(
    ' ',
  ),
);

/** What parts words that are written as one: each is looked for, « moto-taxi » in « motos-taxis » too. */
const PARTING = /(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}\s'’"«»“”]+(?=[\p{L}\p{N}])/gu;

/** What stands between quotation marks, of whatever kind. */
const QUOTED = /^["«“”]\s*(.+?)\s*["»“”]$/u;

/**
 * What is looked for: a query without what is elided in it, and without the words that are in every text; but between
 * quotation marks each word counts, in its place.
 */
export function keyWords(query: string): string {
  const plain = query.replaceAll(ELIDED, '$1').replaceAll('œ', 'oe').replaceAll('Œ', 'OE').trim();
  const phrase = QUOTED.exec(plain)?.[1];
  if (phrase !== undefined) return `"${phrase}"`;
  const words = plain.replaceAll(PARTING, ' ').split(/\s+/);
  const telling = words.filter((word) => !EMPTY.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** The words of a text, each with the space that follows, parted as Pagefind parts them. */
export const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? [];

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
