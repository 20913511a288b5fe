import { asRead, wordsOf } from './words.ts';

/** A part of a text: whether it is what was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** What stands behind a word. */
const TAIL = /[\s\p{P}]+$/u;

/** How many words of the text a result shows, and how many of them stand before what was found. */
const SHOWN = 30;
const BEFORE = 6;

/**
 * What a result shows: its title, and the part of the text in which most was found, with the words marked.
 *
 * @param content the title, then the text, as it was indexed.
 * @param titleLength how many words the title has.
 * @param locations of what was found, in words from the start.
 */
export function marked(
  content: string,
  titleLength: number,
  locations: readonly number[],
): { title: Piece[]; excerpt: Piece[] } {
  const words = wordsOf(content);
  const found = new Set(locations);
  const start = densest([...found].filter((at) => at >= titleLength));
  const from = Math.max(titleLength, Math.min(start - BEFORE, words.length - SHOWN));
  const to = from + SHOWN;
  const excerpt = pieces(words.slice(from, to), (at) => found.has(from + at));
  return {
    title: pieces(words.slice(0, titleLength), (at) => found.has(at)),
    excerpt: [
      ...(from > titleLength ? [plain('… ')] : []),
      ...excerpt,
      ...(to < words.length ? [plain(' …')] : []),
    ],
  };
}

/** The first of those places that most others follow closely. */
function densest(locations: readonly number[]): number {
  const following = (at: number) =>
    locations.filter((other) => other >= at && other < at + SHOWN - BEFORE).length;
  return locations.toSorted((a, b) => following(b) - following(a) || a - b)[0] ?? 0;
}

function pieces(words: readonly string[], isFound: (at: number) => boolean): Piece[] {
  const all: Piece[] = [];
  for (const [at, word] of words.entries()) {
    const text = word.replace(TAIL, '');
    const isLast = at === words.length - 1;
    append(all, { text, found: isFound(at) });
    // Between two that were found what parts them is marked too.
    const tail = word.slice(text.length);
    append(all, { text: isLast ? tail.trimEnd() : tail, found: isFound(at) && isFound(at + 1) });
  }
  return all.map(({ text, found }) => ({ text: asRead(text), found }));
}

function append(pieces: Piece[], { text, found }: Piece) {
  if (text === '') return;
  const last = pieces.at(-1);
  if (last?.found === found) last.text += text;
  else pieces.push({ text, found });
}

const plain = (text: string): Piece => ({ text, found: false });
