/** Invisible, and in no text of ours: stands where a space is that the reader must not see. */
const JOINT = '\u2060';

/** « n’ » and « m’ » stay: names begin with them (N’Djamena), and what else follows them nobody looks for. */
const ELIDED = /(^|[^\p{L}\p{N}])((?:[cdjlst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’])(?=\p{L})/giu;

/**
 * A text in which « l’eau » is two words, as who looks for « eau » has it; Pagefind parts words at spaces alone.
 */
export const withElisionsApart = (text: string) => text.replaceAll(ELIDED, `$1$2${JOINT} `);

/** Such a text as it is read. */
export const asRead = (text: string) => text.replaceAll(new RegExp(`${JOINT} ?`, 'g'), '');

/** In every text: who looks for « acte de naissance » looks for two words, and fetches no list of each « de ». */
const EMPTY = new Set(
  'à au aux avec ce ces cet cette dans de des du elle en et il ils je la le les leur leurs mais ne on ou où par pas pour que qui sa se ses son sur un une'.split(
    ' ',
  ),
);

/** What is looked for: a query without what is elided in it, and without the words that are in every text. */
export function keyWords(query: string): string {
  const words = query.replaceAll(ELIDED, '$1').trim().split(/\s+/);
  const telling = words.filter((word) => !EMPTY.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** The words of a text, each with the space that follows, parted as Pagefind parts them. */
export const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? [];
