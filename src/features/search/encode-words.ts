/**
 * Number added to a character's code point to hide the character from Pagefind, which takes no character of plane 15 of
 * Unicode (private use) for a letter.
 */
const PRIVATE_USE_OFFSET = 0xf0000;

/** Invisible « word joiner » behind each substitute, such as « oe » for « œ »: by it `decodeWords` finds the substitute. */
const SUBSTITUTE_MARK = '\u2060';

/** Characters that visitors write in another way on a phone, each with the substitute that is indexed. */
const SUBSTITUTES = { œ: 'oe', Œ: 'OE', '²': '2', '³': '3' };

/**
 * Replaces the comma or point of a decimal number in the index. Pagefind takes it for a letter, so that « 12,5 » is neither
 * indexed as « 125 » nor as « 12 » and « 5 ».
 */
const DECIMAL_LETTER = '\ua4f9';

/**
 * Matches an elided word, such as « l’ », which is left out of the index. « n’ » and « m’ » aren't matched: names begin with
 * them (N’Djamena), and nobody looks for the other words before which they stand.
 */
const ELISION = /(^|[^\p{L}\p{N}])((?:[cdjlst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’])(?=\p{L})/giu;

/** Matches an abbreviation up to its last letter, « U.E. », « U. E. », « U.E » or « J.-P. »: it is indexed as one word. */
const ABBREVIATION =
  /(?<![\p{L}\p{N}])\p{L}(?:\.[\s-]?\p{L}(?=\.))*\.(?:[\s-]?\p{L}(?=\.)|\p{L}(?![\p{L}\p{N}]))/gu;

/**
 * Matches a number with separators of thousands, « 1 500 », « 1.500 » or « 1,500 », which is indexed without them; not a
 * telephone number, which goes on with pairs of digits.
 */
const THOUSANDS = /(?<![\p{L}\d][.,]?)[1-9]\d{0,2}(?:[\s.,'’]\d{3})+(?!\d|\s\d{2}(?!\d))/gu;

/**
 * Matches the separator of a decimal number, « 12,5 » or « 12.5 », which `DECIMAL_LETTER` replaces; not those of a date such
 * as « 20.05.1972 ».
 */
const DECIMAL = /(?<![.,]\d*)(?<=\d)([.,])(?=\d+(?![.,]?\d))/gu;

/** Matches a time of day: « 14h30 », « 14 h 30 », « 08:30 », « 14 h ». Indexed without spaces: « 14h30 », « 8h30 », « 14h ». */
const TIME =
  /(?<![\p{L}\p{N}\p{Co}])(0?)(\d{1,2})(?:(\s?)(h)(?:(\s?)(\d{2}))?|(:)(\d{2}))(?![\p{L}\d:])/giu;

/**
 * Matches the sign that joins a number with another number or with a word, « 2-1 », « COVID-19 » or « n°3 »: a space
 * replaces it in the index, so that both parts are found.
 */
const NUMBER_SEPARATOR =
  /(?<=\d)[^\p{L}\p{M}\p{N}\p{Co}\s'’"«»“”]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}\p{Co}\s'’"«»“”]+(?=\d)/gu;

/**
 * Matches the place where a number and a word touch, « 12km » or « Covid19 », but not in « 1er » or « 20ème »: a space is put
 * there, so that each is found by itself.
 */
const NUMBER_EDGE =
  /(?<=\d)(?!(?:ers?|res?|[eè]mes?|nde?s?)(?!\p{L}))(?=\p{L}{2})|(?<=\p{L}{3})(?=\d)/giu;

/** Hidden character that decodes to nothing: it marks the space that is put between a number and a word that touch. */
const HIDDEN_NOTHING = String.fromCodePoint(PRIVATE_USE_OFFSET);

/**
 * Encodes a text for Pagefind, which splits words at spaces alone and leaves punctuation out of them: « l’eau » is
 * indexed as « eau », « cœur » as « coeur », « 1 500 » as « 1500 », « 14 h 30 » and « 14:30 » as « 14h30 ».
 */
export const encodeWords = (text: string) =>
  text
    .replaceAll(ELISION, (_all, before: string, elided: string) => `${before}${hide(elided)} `)
    .replaceAll(ABBREVIATION, (letters) => letters.replaceAll(/[\s.-]/g, hide))
    .replaceAll(THOUSANDS, (figure) => figure.replaceAll(/\D/g, hide))
    .replaceAll(DECIMAL, (mark) => `${DECIMAL_LETTER}${mark === ',' ? '' : hide(mark)}`)
    .replaceAll(TIME, encodeTime)
    .replaceAll(NUMBER_SEPARATOR, (separator) => `${hide(separator)} `)
    .replaceAll(NUMBER_EDGE, `${HIDDEN_NOTHING} `)
    .replaceAll(
      /[œŒ²³]/g,
      (character) => `${SUBSTITUTES[character as keyof typeof SUBSTITUTES]}${SUBSTITUTE_MARK}`,
    );

function encodeTime(_all: string, zero: string, hours: string, ...rest: string[]): string {
  const [before = '', h = '', after = '', minutes = '', colon, minutesAfterColon = ''] = rest;
  return colon === undefined
    ? `${hide(zero)}${hours}${hide(before)}${h}${hide(after)}${minutes}`
    : `${hide(zero)}${hours}h${hide(colon)}${minutesAfterColon}`;
}

/** Restores the original of a text that `encodeWords` returned, or of one word of it. */
export const decodeWords = (text: string) =>
  Object.entries(SUBSTITUTES)
    .reduce(
      (decoded, [character, substitute]) =>
        decoded.replaceAll(`${substitute}${SUBSTITUTE_MARK}`, character),
      text,
    )
    .replaceAll(`${HIDDEN_NOTHING} `, '')
    .replaceAll(`h${hide(':')}`, ':')
    .replaceAll(`${DECIMAL_LETTER}${hide('.')}`, '.')
    .replaceAll(DECIMAL_LETTER, ',')
    .replaceAll(/([\u{F0000}-\u{FFFFD}]+) ?/gu, (_all, hidden: string) =>
      shiftCodePoints(hidden, -1),
    );

function hide(text: string): string {
  return shiftCodePoints(text, 1);
}

function shiftCodePoints(text: string, direction: 1 | -1): string {
  return Array.from(text, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) + direction * PRIVATE_USE_OFFSET),
  ).join('');
}

/** Words that every text contains. They are left out of a query, which saves fetching the long list of each « de ». */
const STOP_WORDS = new Set(
  'à au aux avec ce ces cet cette dans de des du elle en et il ils je la le les leur leurs mais ne on ou où par pas pour que qui sa se ses son sur un une'.split(
    ' ',
  ),
);

/**
 * Matches the punctuation inside a compound word of a query: the parts of the word are looked for one by one, so that
 * « moto-taxi » matches « motos-taxis ».
 */
const WORD_SEPARATOR =
  /(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}\p{Co}\u2060\s'’"«»“”]+(?=[\p{L}\p{N}])/gu;

/** Matches the characters that `encodeWords` hides from the index. They are removed from a query. */
const HIDDEN = /[\u{F0000}-\u{FFFFD}\u2060]/gu;

/** Matches a query that stands wholly between quotation marks of any kind: its words are looked for as a phrase. */
const QUOTED_PHRASE = /^["«“”]\s*(.+?)\s*["»“”]$/u;

/**
 * Prepares a visitor's query for Pagefind: cuts it as the index is cut, and removes elided words and stop words. A quoted
 * phrase keeps its stop words, in their order.
 */
export function cleanQuery(query: string): string {
  const encoded = encodeWords(query.trim());
  const phrase = QUOTED_PHRASE.exec(withoutHidden(encoded).trim())?.[1];
  if (phrase !== undefined) return `"${phrase}"`;
  const words = encoded.replaceAll(WORD_SEPARATOR, ' ').split(/\s+/);
  const keywords = words.filter((word) => !STOP_WORDS.has(word.toLowerCase())).map(withoutHidden);
  const searched = keywords.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (searched.length > 0 ? searched : words.map(withoutHidden)).join(' ').trim();
}

const withoutHidden = (text: string) => text.replaceAll(HIDDEN, '');

/** Splits a text into words as Pagefind does; each keeps the space that follows it. */
export const splitWords = (text: string) => text.match(/\S+\s*/g) ?? [];

/** Share of the letters of a query's word with which a found word must begin: « journal » is a form of « journaux ». */
const MIN_SHARED_PREFIX = 0.6;
const MIN_PREFIX_LETTERS = 3;

/** Matches a word that is a number. It has no other forms, so that only the same number counts as found. */
const NUMBER_WORD = new RegExp(`^[\\d${DECIMAL_LETTER}]+$`);

/**
 * Finds the words of a query that match nothing in the results. When no text has a word, Pagefind shortens it until a text
 * has a word with that beginning: for « cheval » it would find « chez ».
 *
 * @param words of the query, separated by spaces.
 * @param foundWords that the results contain.
 */
export function findMissingWords(words: string, foundWords: readonly string[]): string[] {
  // « Motos-taxis » is two words, and may be written as one.
  const foundParts = foundWords.map(normalizedParts).flatMap((all) => [...all, all.join('')]);
  const isFound = (letters: string) => {
    if (NUMBER_WORD.test(letters)) return foundParts.includes(letters);
    if (/\d/.test(letters)) return foundParts.some((part) => part.startsWith(letters));
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
